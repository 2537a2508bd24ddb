import '../../../fixtures/dom.ts'
import t from 'tap'
import {
  detailsOf,
  holderOf,
  isOver,
  passFragment,
  readPasses,
  readPassFragment,
  type StoredPass,
  withPass
} from '../../../../client/visit/pass/stored-pass.ts'
import { sampleFacts } from '../../../fixtures/sample-facts.ts'

const pass: StoredPass = {
  number: 'K7QM3-XPD9R',
  code: 'P1.FAIR-2025.K7QM3-XPD9R.5A0C',
  name: '沈越 & Zoë',
  company: '青岭食品 "示例"',
  position: 'Buyer',
  fair: '第18届',
  first: 1749600000,
  last: 1749772800
}
const numbered = (number: number) => ({ ...pass, number: String(number), code: `C${number}` })

/** A fragment with any JSON. */
const fragmentOf = (value: unknown) => `#pass=${Buffer.from(JSON.stringify(value)).toString('base64url')}`

t.test('a pass comes back from a link and from storage as it was', async (t) => {
  t.match(passFragment(pass), /^#pass=[\w-]+$/)
  t.same(readPassFragment(passFragment(pass)), pass)
  t.same(readPasses({ passes: [pass, numbered(1)] }), [pass, numbered(1)])
  const reachable = { ...pass, ...detailsOf({ phone: ' 021 1\n', email: 'a@b.example', name: 'x' }) }
  t.same(readPasses({ passes: [reachable] }), [{ ...pass, phone: '021 1', email: 'a@b.example' }])
  t.same(readPassFragment(passFragment(reachable)), pass, 'a link has neither number nor address')
  t.same(readPassFragment(fragmentOf({ version: 1, ...reachable })), pass)
})

t.test('a pass that is kept again comes first, once, and the eleventh is left out', async (t) => {
  const ten = Array.from({ length: 10 }, (_, index) => numbered(index))
  t.same(
    withPass(ten, numbered(4))
      .map(({ number }) => number)
      .join(''),
    '4012356789'
  )
  t.equal(withPass(ten, pass).length, 10)
  t.equal(withPass(ten, pass)[0], pass)
})

const damaged: [string, string][] = [
  ['another fragment', '#p=1-e101'],
  ['nothing', '#pass='],
  ['no base64url', '#pass=a+b'],
  ['no JSON', `#pass=${Buffer.from('{').toString('base64url')}`],
  ['no UTF-8', `#pass=${Buffer.from([0x7b, 0xff, 0x7d]).toString('base64url')}`],
  ['half of a link', passFragment(pass).slice(0, 200)],
  ['more than 4,000 characters', fragmentOf({ version: 1, ...pass, more: 'x'.repeat(4000) })],
  ['another version', fragmentOf({ version: 2, ...pass })],
  ['a list', fragmentOf([pass])],
  ['null', fragmentOf(null)],
  ['no name', fragmentOf({ version: 1, ...pass, name: ' ' })],
  ['a name that is no text', fragmentOf({ version: 1, ...pass, name: ['x'] })],
  ['no number', fragmentOf({ version: 1, ...pass, number: undefined })],
  ['an address as code', fragmentOf({ version: 1, ...pass, code: 'https://evil.example/' })],
  ['another scheme as code', fragmentOf({ version: 1, ...pass, code: 'weixin:x' })],
  ['a code that is too long', fragmentOf({ version: 1, ...pass, code: 'x'.repeat(301) })]
]
for (const [title, fragment] of damaged)
  t.test(`a fragment with ${title} is no pass`, async (t) => t.equal(readPassFragment(fragment), undefined))

t.test('texts of a link lose control characters and are cut; other members and wrong days are dropped', async (t) => {
  const hostile = { ...pass, name: `a\u202Eb\u0000\nc${'x'.repeat(200)}`, first: 'x', html: '<b>', __proto__x: 1 }
  const read = readPassFragment(fragmentOf({ version: 1, ...hostile }))
  t.equal(read?.name.length, 119)
  t.match(read?.name, /^a b cx+$/)
  t.same(Object.keys(read ?? {}), ['number', 'code', 'name', 'company', 'position', 'fair'])
})

t.test('what storage holds is read without what is damaged in it', async (t) => {
  for (const passes of [undefined, {}]) t.same(readPasses({ passes }), [])
  t.same(readPasses({ passes: [null, { ...pass, code: 'a b' }, pass] }), [pass])
})

t.test('a pass is of the fair and its days, and over after the last one', async (t) => {
  const holder = holderOf(
    { name: ' Lin ', company: 'Sample', position: 'Buyer', email: 'x@example.com' },
    sampleFacts('organic', 'en')
  )
  t.same(Object.keys(holder), ['name', 'company', 'position', 'fair', 'first', 'last'])
  t.equal(holder.name, 'Lin')
  t.equal(isOver(pass, pass.last!), false)
  t.equal(isOver(pass, pass.last! + 86_400), true)
  const { first: _first, last: _last, ...withoutDays } = pass
  t.equal(isOver(withoutDays, 9_999_999_999), false)
})
