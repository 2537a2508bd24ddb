/** `/hall.svg`: the exhibitors over the home page's picture of the hall. */
import t from 'tap'
import type { Input } from '../../../server/api/inputs/inputs.ts'
import { hashSource } from '../../../server/http/content-security-policy.ts'
import { hallLayerDerivation } from '../../../server/pages/hall-pictures.tsx'
import { readSettings } from '../../../server/settings.ts'
import { type EditionName, editionNames } from '../../../shared/records/editions.ts'
import { fieldsOf, withField } from '../../fixtures/contract-samples.ts'
import { hostileValues } from '../../fixtures/hostile-values.ts'
import { hazardsOf } from '../../fixtures/page-hazards.ts'

const day = 86_400
const today = 100 * day
const booths = [1, 2, 3, 4, 5, 6].map((id) => ({
  id,
  booth: `N5${id % 2 ? 'A' : 'B'}0${id}`,
  company_cn: `公司${id}`,
  categories: [100 + id]
}))
const awards = [
  { id: 1, title_cn: '奖', date: today, exhibitors: [1, 2] },
  { id: 2, title_cn: '奖', date: today + day, exhibitors: [3] }
]
const failed: Input = { kind: 'failed', status: 502, reason: 'network', retryAfter: undefined } as never
const ok = (data: unknown): Input => ({ kind: 'ok', data }) as never

function drawn(edition: EditionName, ...inputs: Input[]): string {
  const settings = { ...readSettings({}), edition }
  return ['hero', 'hero-tall']
    .map((picture) => String(hallLayerDerivation(settings, today, picture as 'hero').derive(inputs).body))
    .join('')
}
const count = (text: string, part: string) => text.split(part).length - 1

t.test(
  'each exhibitor has a mark in both pictures of an edition, and the awarded ones a ring from that day',
  async (t) => {
    const organic = drawn('organic', ok(booths), ok(awards))
    t.equal(count(organic, 'class="hall-mark'), 2 * booths.length)
    t.equal(count(organic, 'is-awarded"'), 2 * 2)
    const silver = drawn('silver', ok(booths), ok(awards))
    t.equal(count(silver, 'class="hall-mark is-awarded"'), 2 * 2)
    t.equal(
      (silver.match(/a\d+ \d+ 0 0 1 \d+ 0zm/g) ?? []).length,
      2 * 4,
      'the others are lights, and free booths nothing'
    )
    t.notMatch(organic + silver, /公司|NaN|undefined/, 'an image has no words')
  }
)

t.test('it is empty without booths, and in an edition without the picture', async (t) => {
  t.notMatch(drawn('organic', failed, failed), 'class="hall-mark')
  t.notMatch(drawn('plain', ok(booths), ok(awards)), 'class="hall-mark')
  t.match(drawn('organic', ok(booths), failed), 'class="hall-mark')
})

t.test('its policy allows its own styles, and no others', async (t) => {
  const { body, policy } = hallLayerDerivation(readSettings({}), today, 'hero').derive([ok(booths), ok(awards)])
  const [, styles = ''] = /<style>([^<]+)<\/style>/.exec(String(body)) ?? []
  t.match(policy, `style-src 'self' ${hashSource(styles.replaceAll('&gt;', '>'))};`)
})

t.test('records of any form draw a picture without hazards', async (t) => {
  for (const edition of editionNames)
    for (const value of Object.values(hostileValues)) {
      for (const field of fieldsOf(booths))
        t.same(hazardsOf(drawn(edition, ok(withField(booths, field, value)), ok(awards))), [])
      for (const field of fieldsOf(awards))
        t.same(hazardsOf(drawn(edition, ok(booths), ok(withField(awards, field, value)))), [])
    }
})

t.test('an award without a date counts as published, as news do', async (t) => {
  t.equal(count(drawn('organic', ok(booths), ok([{ id: 3, exhibitors: [4] }])), 'is-awarded"'), 2)
})
