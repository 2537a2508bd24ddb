import t from 'tap'
import {
  countStars,
  emptyPlan,
  isStarred,
  mergePlans,
  type Plan,
  parsePlan,
  planFragment,
  readPlanFragment,
  samePlan,
  serialisePlan,
  toggleStar
} from '../../../client/plan/stars.ts'

const plan: Plan = { exhibitor: [101, 102], product: [1001], talk: [] }

t.test('a star is set and taken away, and nothing else changes', async (t) => {
  const more = toggleStar(plan, 'talk', 501)
  t.same(more, { ...plan, talk: [501] })
  t.ok(isStarred(more, 'talk', 501))
  t.notOk(isStarred(more, 'product', 501))
  t.same(toggleStar(more, 'talk', 501), plan)
  t.same(plan.talk, [], 'the plan given is not touched')
})

t.test('what is kept on the device and what a link carries come back the same', async (t) => {
  t.same(parsePlan(serialisePlan(plan)), plan)
  t.equal(planFragment(plan), 'p=1-e101.102-p1001')
  t.same(readPlanFragment(`#${planFragment(plan)}`), plan)
  t.same(readPlanFragment(planFragment({ ...emptyPlan, talk: [7] })), { ...emptyPlan, talk: [7] })
  t.match(planFragment(plan), /^[\w.=-]+$/, 'nothing in it needs escaping')
})

const hostile: [text: string | null, why: string][] = [
  [null, 'nothing kept'],
  ['', 'empty'],
  ['{', 'broken'],
  ['null', 'null'],
  ['[1,2]', 'a list'],
  ['{"version":2,"exhibitor":[1]}', 'another version'],
  ['{"version":1,"exhibitor":"101"}', 'text for a list'],
  ['{"version":1,"exhibitor":[0,-1,1.5,"7",null,{},1000000000]}', 'numbers that are no ids'],
  [`{"version":1,"exhibitor":[${'1,'.repeat(20_000)}1]}`, 'far too long']
]
for (const [text, why] of hostile) {
  t.test(`an empty plan is read from ${why}`, async (t) => t.same(parsePlan(text), emptyPlan))
}

for (const fragment of [
  '',
  '#',
  '#p=',
  '#p=2-e1',
  '#p=1',
  '#p=1-e',
  '#p=1-e0',
  '#p=1-<b>',
  '#booth-N5A01',
  '#p=1-eNaN'
]) {
  t.test(`no plan is read from the fragment '${fragment}'`, async (t) => t.equal(readPlanFragment(fragment), undefined))
}

t.test('a plan is bounded, and each star is there once', async (t) => {
  const many = Array.from({ length: 500 }, (_, index) => index + 1)
  t.equal(parsePlan(JSON.stringify({ version: 1, talk: [...many, ...many] })).talk.length, 200)
  t.equal(readPlanFragment(`#p=1-t${many.join('.')}`)?.talk.length, 200)
  t.same(readPlanFragment('#p=1-e5.5.5')?.exhibitor, [5])
  const full = { ...emptyPlan, talk: many.slice(0, 200) }
  t.equal(toggleStar(full, 'talk', 999).talk.length, 200, 'a full plan takes no more')
})

t.test('taking over a plan adds its stars to one’s own', async (t) => {
  const other: Plan = { exhibitor: [102, 103], product: [], talk: [501] }
  t.same(mergePlans(plan, other), { exhibitor: [101, 102, 103], product: [1001], talk: [501] })
  t.equal(countStars(mergePlans(plan, other)), 5)
  t.ok(samePlan(plan, { ...plan, exhibitor: [102, 101] }))
  t.notOk(samePlan(plan, other))
})
