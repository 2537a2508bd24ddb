import t from 'tap'
import {
  defaultDay,
  filterOptions,
  kindOf,
  leadOf,
  type ProgrammeEntry,
  programmePart,
  roomsOf,
  selectEntries,
  usualAdmission
} from '../../../../client/visit/programme/programme-selection.ts'

const first = 1749600000
/** An entry of the fair's day `day`, from `from` to `to` o'clock in Shanghai. */
function entry(id: number, day: number, from: number, to: number, rest: Partial<ProgrammeEntry> = {}): ProgrammeEntry {
  const at = (hour: number) => first + (day - 1) * 86_400 + (hour - 8) * 3600
  return {
    id,
    forum: 'a',
    start: at(from),
    end: at(to),
    title: `${id}`,
    room: 'Stage',
    speakers: [],
    ...rest
  } as ProgrammeEntry
}
const entries = [
  entry(1, 1, 10, 11),
  entry(2, 1, 13.5, 16.5, { kind: 'meeting', room: 'Tables' }),
  entry(3, 2, 14, 15, { kind: 'tasting', room: 'Tables' }),
  entry(4, 2, 14, 14.5, { kind: 'dance' as never, forum: 'b' })
]

const selections: [query: Record<string, string>, ids: number[]][] = [
  [{}, [1, 2, 3, 4]],
  [{ day: '1' }, [1, 2]],
  [{ hour: '13' }, [2]],
  [{ hour: '16' }, [2]],
  [{ hour: '14' }, [2, 3, 4]],
  [{ hour: '14', day: '2', kind: 'tasting' }, [3]],
  [{ kind: 'talk' }, [1, 4]],
  [{ room: '2' }, [2, 3]],
  [{ room: '999' }, [1, 2, 3, 4]],
  [{ forum: 'b' }, [4]],
  [{ forum: 'b', day: '1' }, []]
]
for (const [query, ids] of selections) {
  t.test(`the filters ${JSON.stringify(query)} select ${ids.join() || 'nothing'}`, async (t) => {
    t.same(
      selectEntries(entries, query, first).map(({ id }) => id),
      ids
    )
  })
}

t.test('a filter offers what the others leave, with the number of entries', async (t) => {
  const options = (name: Parameters<typeof filterOptions>[3], query = {}) =>
    filterOptions(entries, query, first, name).map(({ value, count }) => `${value}:${count}`)
  t.same(options('kind'), ['talk:2', 'tasting:1', 'meeting:1'])
  t.same(options('kind', { day: '1', kind: 'talk' }), ['talk:1', 'meeting:1'])
  t.same(options('room'), ['1:2', '2:2'])
  t.same(options('hour', { kind: 'meeting' }), ['13:1', '14:1', '15:1', '16:1'])
  t.same(options('day', { forum: 'b' }), ['2:1'])
})

t.test('an entry without kind, or of one that is not known, is a talk', async (t) => {
  t.same([kindOf({}), kindOf({ kind: 'x' as never }), kindOf({ kind: 'tour' })], ['talk', 'talk', 'tour'])
})

t.test('phones show today, else the first day, where no filter is chosen and every day has a link', async (t) => {
  const [one, two, three] = [first, first + 86_400, first + 2 * 86_400]
  const days = [one, two, three]
  t.equal(defaultDay(entries, {}, days, two), two)
  t.equal(defaultDay(entries, {}, days, three), one, 'nothing is on today')
  t.equal(defaultDay(entries, { kind: 'talk' }, days, two), undefined)
  t.equal(defaultDay(entries, {}, [one], one), undefined, 'the second day would be out of reach')
  t.equal(defaultDay(entries.slice(0, 2), {}, days, one), undefined, 'there is one day only')
})

t.test('the usual admission is that of more than half of the entries', async (t) => {
  const of = (...admissions: (string | undefined)[]) =>
    usualAdmission(admissions.map((admission, id) => entry(id, 1, 10, 11, { admission } as never)))
  t.equal(of('badge', 'badge', 'VIP'), 'badge')
  t.equal(of('badge', 'VIP'), undefined)
  t.equal(of(undefined, undefined, 'VIP'), undefined)
})

t.test('rooms are in the order of ids, whatever the language and the time', async (t) => {
  t.same(roomsOf([entry(9, 1, 9, 10, { room: 'Late' }), entry(1, 1, 12, 13), entry(2, 1, 8, 9)]), ['Stage', 'Late'])
})

t.test('a programme that is too long for a page is shown by days, and a day by parts', async (t) => {
  const long = Array.from({ length: 400 }, (_, index) => entry(index + 1, index < 200 ? 1 : 2, 9 + (index % 4), 14))
  const today = first + 86_400
  const part = (query: Record<string, string>, now = 0) => programmePart(long, query, first, now)
  t.match(part({}), { day: '1', part: 1, parts: { length: 2 }, days: [{ count: 200 }, { count: 200 }] })
  t.equal(part({}, today).day, '2', 'today')
  const ids = ['1', '2'].flatMap((page) => part({ day: '2', page }).entries.map(({ id }) => id))
  t.equal(new Set(ids).size, 200)
  t.ok(ids.every((id) => id > 200))
  t.match(part({ day: '2', page: '9' }), { part: 2 })
  t.match(part({ day: '7' }), { entries: [], day: '7', part: 1 })
  t.match(programmePart(entries, { day: '2' }, first, today), { days: [], day: undefined, entries: { length: 2 } })
})

t.test('a ceremony alone leads a day, however many speak elsewhere', async (t) => {
  const panel = entry(1, 1, 10, 11, { speakers: [{ name: 'A' }, { name: 'B' }] as ProgrammeEntry['speakers'] })
  t.equal(leadOf([panel, entry(2, 1, 11, 12, { kind: 'ceremony' })]), 1)
  t.equal(leadOf([panel]), -1)
})
