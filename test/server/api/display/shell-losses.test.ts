import t from 'tap'
import { configLosses, menuLosses, treeLosses } from '../../../../server/api/display/shell-losses.ts'

const entry = { name: 'News', path: '/news', is_nav: 1 }
const menuOf = (change: object) =>
  menuLosses([entry, { ...entry, ...change }]).map(({ field, message }) => `${field} ${message}`)

t.test('a menu without losses has none', async (t) => {
  t.same(
    menuLosses([{ ...entry, path: 'news', target: '_blank', out_link: 'https://a.example/', childlist: [entry] }]),
    []
  )
  t.match(menuLosses([]), [{ severity: 'error', field: 'data', message: /the menu is empty/ }])
  t.same(menuLosses(undefined), [])
})

t.test('each entry that leads nowhere, or is not shown, is named with its field', async (t) => {
  const cases: [change: object, loss: RegExp][] = [
    [{ out_link: 'www.a.example' }, /^data\[1\]\.out_link “www\.a\.example” leads nowhere/],
    [{ out_link: 'javascript:;' }, /^data\[1\]\.out_link “javascript:;” leads nowhere/],
    [{ path: '//a.example' }, /^data\[1\]\.path “\/\/a\.example” leads nowhere/],
    [{ path: '#' }, /^data\[1\]\.path “#” leads nowhere/],
    [{ path: '/#/news' }, /^data\[1\]\.path is an address of a single-page application/],
    [{ parent_id: 1 }, /^data the menu is flat, with parent_id: .* lists named childlist$/],
    [{ children: [entry] }, /^data\[1\]\.children visitors do not see these entries: the name is childlist/],
    [{ target: 'blank' }, /^data\[1\]\.target “blank” is read as _blank/],
    [{ is_nav: 2 }, /^data\[1\]\.is_nav 2 is read as 0/],
    [{ childlist: [{ ...entry, out_link: 'mailto' }] }, /^data\[1\]\.childlist\[0\]\.out_link/]
  ]
  for (const [change, loss] of cases) t.match(menuOf(change), [loss], JSON.stringify(change))
  const empty: [flags: object, what: string][] = [
    [{ is_nav: 0 }, 'with is_nav: 0'],
    [{ is_nav: undefined }, 'without is_nav'],
    [{ is_nav: 'yes' }, 'with is_nav: “yes”'],
    [{ hidden: 1 }, 'with hidden: 1']
  ]
  for (const [flags, what] of empty)
    t.match(menuLosses([{ ...entry, ...flags }]), [
      { severity: 'error', message: `hidden (1 ${what}): the top bar stays` }
    ])
})

t.test('what of a configuration is not read is named', async (t) => {
  const title = { code: 'meta_title_cn', content: '展会' }
  const lossesOf = (...entries: object[]) =>
    configLosses([title, ...entries], 'cn').map(({ field, message }) => `${field} ${message}`)
  t.same(lossesOf({ code: 'of_another_site', content: 'x' }), [])
  for (const code of ['Fact_Hall_CN', 'factHallCn', 'fact_hall_zh', 'fact-hall-zh-CN'])
    t.match(lossesOf({ code, content: 'N5' }), [
      new RegExp(`^data\\[1\\]\\.code nobody reads the code “${code}”: its name is fact_hall_cn$`)
    ])
  t.match(lossesOf({ code: 'FACT_HALL_CN', content: 'N5' }, { code: 'FACT_HALL_EN', content: 'N5' }), [
    /fact_hall_cn \(1 more are spelled otherwise\)$/
  ])
  t.match(lossesOf({ code: 'fact_hall_cn', type: 2, content: 'N5' }), [
    /^data\[1\]\.content is not used, .* with this type content_rich counts/
  ])
  t.match(lossesOf({ code: 'fact_hall_cn', type: 1, content_rich: 'N5' }), [/^data\[1\]\.content_rich is not used/])
  t.match(lossesOf({ code: 'fact_hall_cn', value: 'N5' }), [/^data\[1\]\.content is not there, but value/])
  t.same(lossesOf({ code: 'fact_hall_cn', id: 7, content: '' }), [])
  t.match(lossesOf({ code: 'fact_first_day', content: '11 June' }, { code: 'fact_last_day', content: '2025-06-13' }), [
    /^data fact_first_day “11 June” is no day such as 2025-06-11: pages show no days$/
  ])
  const [first, last] = [{ code: 'fact_first_day' }, { code: 'fact_last_day' }]
  t.match(lossesOf({ ...first, content: '2025-06-13' }, { ...last, content: '2025-06-11' }), [
    /“2025-06-13” and .* no range/
  ])
  t.match(lossesOf({ ...first, content: '2025-06-13' }), [/^data fact_last_day is missing/])
  t.match(lossesOf({ code: 'fact_deadline_vip', content: 'soon' }), [/fact_deadline_vip “soon” is no day such as/])
  const days = [
    { code: 'fact_first_day', content: '2025-06-11' },
    { code: 'fact_last_day', content: '2025-06-13' }
  ]
  t.match(lossesOf(...days, { code: 'fact_hours', content: '9-17' }), [
    /fact_hours “9-17” has no pair such as 09:00-17:00/
  ])
  t.same(lossesOf(...days, { code: 'fact_hours', content: '09:00-17:00' }), [])
  t.match(configLosses([], 'en'), [{ field: 'data', message: /has no meta_title_en/ }])
})

t.test('what of an industry tree is not seen is named', async (t) => {
  const leaf = { id: 2, name: 'Tea' }
  const lossesOf = (...tree: object[]) =>
    treeLosses({ tree }).map(({ severity, field, message }) => `${severity} ${field} ${message}`)
  t.same(lossesOf({ id: 1, name: 'Food', pid: 0, children: [leaf] }), [])
  t.match(lossesOf({ id: 1, childlist: [leaf] }), [/^note data\.tree\[0\]\.childlist is read as children/])
  t.match(lossesOf({ id: 1, children: [{ id: 3, nodes: 1, items: [leaf] }] }), [
    /^error data\.tree\[0\]\.children\[0\]\.items visitors do not see these trades: the name is children/
  ])
  t.match(lossesOf({ id: 1, parent_id: null }, { ...leaf, parent_id: 1 }), [
    /^error data\.tree the tree is flat, with parent_id/
  ])
  t.match(
    treeLosses([
      { id: 1, pid: 0 },
      { ...leaf, pid: '1' }
    ]),
    [{ field: 'data', message: /flat, with pid/ }]
  )
})
