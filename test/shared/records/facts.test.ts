import t from 'tap'
import { codesOf, configurationCodes } from '../../../shared/records/configuration-codes.ts'
import { readFacts, readPlace } from '../../../shared/records/facts.ts'
import { sampleEntries } from '../../fixtures/sample-facts.ts'

const documented = configurationCodes.flatMap(codesOf)

t.test('the table has the codes of all facts that are read, and no others of facts', async (t) => {
  const read = new Set<string>()
  const config = new Proxy<Record<string, string>>(
    {},
    {
      get: (_target, code) => {
        read.add(String(code))
        // Hours are read where there are days.
        return /_day$/.test(String(code)) ? '2025-06-11' : ''
      }
    }
  )
  readFacts(config, 'cn', 'https://fair.example')
  readPlace(config, 'cn')
  t.same(
    [...read].filter((code) => !documented.includes(code)),
    []
  )
  const facts = documented.filter((code) => /^(fact|organiser|filing|qr|copyright)_/.test(code))
  t.same(
    facts.filter((code) => !read.has(code)),
    []
  )
  t.same(
    sampleEntries('organic')
      .map(({ code }) => code)
      .sort(),
    // The editions' names are their ids.
    facts.filter((code) => code !== 'fact_id').sort(),
    'the embedded backend gives all of them'
  )
})

t.test('a text in one language only is shown in both', async (t) => {
  const facts = readFacts({ fact_venue_cn: '展馆', fact_name_en: 'The <b>fair</b>' }, 'en', 'https://fair.example')
  t.equal(facts.venue, '展馆')
  t.equal(facts.name, 'The fair')
  t.equal(readPlace({ fact_venue_cn: '展馆' }, 'en').driverVenue, '展馆')
})

t.test('links of a fair with a logo of its own show it where there is no picture for them', async (t) => {
  const shareOf = (config: Record<string, string>) => readFacts(config, 'cn', 'https://fair.example').share
  t.equal(shareOf({ mark_image: '/a.png' }), '/a.png')
  t.equal(shareOf({ mark_image: '/a.png', share_image: '/b.png' }), '/b.png')
  t.equal(shareOf({}), undefined)
})

t.test('the id of a fair and its deadlines are those that it gives', async (t) => {
  const given = readFacts({ fact_id: 'tea', fact_deadline_booth: '2025-05-01' }, 'cn', 'https://fair.example')
  t.match(given, { id: 'tea', deadlines: { booth: Number } })
  const none = readFacts({ fact_deadline_booth: 'soon' }, 'cn', 'https://fair.example')
  t.notOk('id' in none || 'deadlines' in none)
})

t.test('a position that is none is left out', async (t) => {
  const position = (fact_latitude: string) => readPlace({ fact_longitude: '121.56', fact_latitude }, 'cn')
  for (const latitude of [31.2, 90, -90]) t.match(position(String(latitude)), { longitude: 121.56, latitude })
  for (const wrong of ['90.1', '', 'north']) t.notOk('longitude' in position(wrong), wrong)
})

t.test('braces in a code stand for alternatives', async (t) => {
  t.same(codesOf({ code: 'a_{1|2}_{x|y}' }), ['a_1_x', 'a_1_y', 'a_2_x', 'a_2_y'])
  t.equal(new Set(documented).size, documented.length)
})
