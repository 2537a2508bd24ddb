import t from 'tap'
import { textsEscapedTwice } from '../../../server/check/fields.ts'
import { configLosses, menuLosses } from '../../../server/check/shell-losses.ts'

const entry = { name: 'News', path: '/news', is_nav: 1 }
const menuOf = (change: object) =>
  menuLosses([entry, { ...entry, ...change }]).map(({ field, message }) => `${field} ${message}`)

t.test('a menu without losses has none', async (t) => {
  t.same(
    menuLosses([{ ...entry, path: 'news', target: '_blank', out_link: 'https://a.example/', childlist: [entry] }]),
    []
  )
  t.same(menuLosses([]), [])
})

t.test('each entry that leads nowhere, or is not shown, is named with its field', async (t) => {
  const cases: [change: object, loss: RegExp][] = [
    [{ out_link: 'www.a.example' }, /^data\[1\]\.out_link the entry leads nowhere/],
    [{ out_link: 'javascript:;' }, /^data\[1\]\.out_link the entry leads nowhere/],
    [{ path: '//a.example' }, /^data\[1\]\.path the entry leads nowhere/],
    [{ path: '#' }, /^data\[1\]\.path the entry leads nowhere/],
    [{ children: [entry] }, /^data\[1\]\.children visitors do not see these entries: the name is childlist/],
    [{ target: 'blank' }, /^data\[1\]\.target is read as _blank/],
    [{ is_nav: 2 }, /^data\[1\]\.is_nav is read as 0/],
    [{ childlist: [{ ...entry, out_link: 'mailto' }] }, /^data\[1\]\.childlist\[0\]\.out_link/]
  ]
  for (const [change, loss] of cases) t.match(menuOf(change), [loss], JSON.stringify(change))
  for (const flags of [{ is_nav: 0 }, { is_nav: undefined }, { hidden: 1 }])
    t.match(menuLosses([{ ...entry, ...flags }]), [{ severity: 'error', message: /top bar stays empty/ }])
})

t.test('what of a configuration is not read is named', async (t) => {
  const title = { code: 'meta_title_cn', content: '展会' }
  const lossesOf = (...entries: object[]) =>
    configLosses([title, ...entries], 'cn').map(({ field, message }) => `${field} ${message}`)
  t.same(lossesOf({ code: 'of_another_site', content: 'x' }), [])
  t.match(lossesOf({ code: 'Fact_Hall_CN', content: 'N5' }), [
    /^data\[1\]\.code nobody reads this code: its name is fact_hall_cn/
  ])
  t.match(lossesOf({ code: 'fact_hall_cn', type: 2, content: 'N5' }), [
    /^data\[1\]\.content is not used, .* with this type content_rich counts/
  ])
  t.match(lossesOf({ code: 'fact_hall_cn', type: 1, content_rich: 'N5' }), [/^data\[1\]\.content_rich is not used/])
  t.match(lossesOf({ code: 'look_accent', content: 'green' }), [/^data\[1\]\.content is no colour/])
  t.match(lossesOf({ code: 'fact_first_day', content: '11 June' }, { code: 'fact_last_day', content: '2025-06-13' }), [
    /no days such as 2025-06-11/
  ])
  t.match(lossesOf({ code: 'fact_deadline_vip', content: 'soon' }), [/fact_deadline_vip is no day such as/])
  const days = [
    { code: 'fact_first_day', content: '2025-06-11' },
    { code: 'fact_last_day', content: '2025-06-13' }
  ]
  t.match(lossesOf(...days, { code: 'fact_hours', content: '9-17' }), [/fact_hours has no pair such as 09:00-17:00/])
  t.same(lossesOf(...days, { code: 'fact_hours', content: '09:00-17:00' }), [])
  t.match(configLosses([], 'en'), [{ field: 'data', message: /has no meta_title_en/ }])
})

t.test('texts that are escaped twice are found', async (t) => {
  const data = [
    { title_en: 'Tea &amp; rice', desc_en: 'Tea &amp;amp; rice', list: ['a &amp;#39;b'], html_en: '<p>&amp;</p>' }
  ]
  t.same(textsEscapedTwice(data), ['data[0].desc_en', 'data[0].list[0]'])
})
