import t from 'tap'
import { timetableOf } from '../../../../client/visit/programme/timetable.ts'

/** 11 June 2025, 8:00 in Shanghai. */
const eight = 1749600000
const at = (hour: number) => eight + (hour - 8) * 3600
const midnight = at(24)
const entry = (room: string, from: number, to?: number, title = `${room} ${from}`) => ({
  title,
  room,
  start: at(from),
  end: to === undefined ? undefined : at(to)
})

t.test(
  'rooms are columns, and what overlaps in one room stands side by side, no wider than the others allow',
  async (t) => {
    const entries = [entry('B', 9, 10), entry('A', 9.5, 11), entry('A', 10, 10.5), entry('A', 11, 12)]
    const table = timetableOf(entries, ['A', 'B', 'empty'], midnight)!
    t.same(table.rooms, [
      { names: ['A'], gridArea: '1/2/2/4' },
      { names: ['B'], gridArea: '1/4/2/5' }
    ])
    // Lines: 9:00, 9:30, 10:00, 10:30, 11:00, 12:00.
    t.same(table.areas, ['2/4/4/5', '3/2/6/3', '4/3/5/4', '6/2/7/4'])
    t.same(
      table.hours.map(({ time, gridArea }) => [time, gridArea]),
      [
        [at(9), '2/1/auto/-1'],
        [at(10), '4/1/auto/-1'],
        [at(11), '6/1/auto/-1'],
        [at(12), '7/1/auto/-1']
      ]
    )
  }
)

t.test(
  'a time in which nothing is on is a narrow row, with its times where it is long; an entry without an end, or past midnight, is drawn',
  async (t) => {
    const table = timetableOf(
      [entry('A', 9, 10), entry('A', 10.25, 11), entry('B', 14), entry('A', 23.5, 30)],
      ['A', 'B'],
      midnight
    )!
    t.equal(
      table.gridTemplateRows,
      'auto minmax(72px,auto) 16px minmax(54px,auto) 48px minmax(36px,auto) 48px minmax(36px,auto)'
    )
    t.same(table.areas, ['2/2/3/3', '4/2/5/3', '6/3/7/4', '8/2/9/3'])
    t.same(table.breaks, [
      { from: at(11), to: at(14), gridArea: '5/2/6/-1' },
      { from: at(14.5), to: at(23.5), gridArea: '7/2/8/-1' }
    ])
  }
)

t.test('a room is wide for its different entries, not for one that is on again and again', async (t) => {
  const tours = [9, 10, 11, 12].map((hour) => entry('B', hour, hour + 1, 'Tour'))
  const table = timetableOf(
    [entry('A', 9, 10), entry('A', 10, 11), entry('A', 11, 12), ...tours],
    ['A', 'B'],
    midnight
  )!
  t.equal(table.gridTemplateColumns, '4em repeat(1,minmax(var(--room),5fr)) repeat(1,minmax(var(--room),2fr))')
})

t.test('rooms with little in them share the last column where they are never used at the same time', async (t) => {
  const full = [9, 10, 11, 12, 13].map((hour) => entry('A', hour, hour + 1))
  const roomsWith = (...others: ReturnType<typeof entry>[]) =>
    timetableOf([...full, ...others], ['A', 'B', 'C', 'D'], midnight)!.rooms.map(({ names }) => names.join())
  t.same(roomsWith(entry('B', 9, 10), entry('C', 10, 12), entry('D', 11, 12)), ['A', 'D', 'B,C'])
  t.same(roomsWith(entry('B', 9, 10), entry('C', 10, 12), entry('D', 12, 13)), ['A', 'B,C,D'])
})

t.test('what leads the day takes all columns, but not where something else is on', async (t) => {
  const areasWith = (end: number) =>
    timetableOf([entry('A', 9, end), entry('B', 10, 11)], ['A', 'B'], midnight, 0)!.areas[0]
  t.equal(areasWith(10), '2/2/3/-1')
  t.equal(areasWith(10.5), '2/2/4/3')
})

t.test('entries of one room are no timetable', async (t) => {
  t.equal(timetableOf([entry('A', 9, 10), entry('A', 10, 11)], ['A', 'B'], midnight), undefined)
})
