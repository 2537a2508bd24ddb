import t from 'tap'
import { lacksChinese } from '../../../server/check/compare-languages.ts'
import { doubtsOf } from '../../../server/check/fields.ts'
import { configLosses, menuLosses, treeLosses } from '../../../server/check/shell-losses.ts'

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

const doubtful: [what: string, data: object, found: RegExp[]][] = [
  [
    'a reference escaped twice',
    { desc_en: 'Tea &amp;amp; rice', list: ['a &amp;#39;b'] },
    [/^data\[0\]\.desc_en is escaped twice/, /^data\[0\]\.list\[0\]/]
  ],
  ['a reference', { title_en: 'Tea &amp; rice', html_en: '<p>&amp; &lt;b&gt;</p>' }, []],
  ['escaped HTML', { html_en: '&lt;p class="a"&gt;Tea&lt;/p&gt;' }, [/^data\[0\]\.html_en is HTML that was escaped/]],
  ['a title that names a tag', { title_en: 'The &lt;p&gt; element' }, []],
  [
    'UTF-8 encoded twice',
    {
      title_cn: Buffer.from('关于我们')
        .toString('latin1')
        .replace(/[\u0080-\u009f]/g, '')
    },
    [/^data\[0\]\.title_cn is UTF-8 that was encoded twice/]
  ],
  [
    'characters that a database has lost',
    { title_cn: '???????' },
    [/^data\[0\]\.title_cn has question marks in place/]
  ],
  ['bytes that are no UTF-8', { title_cn: '\ufffd\ufffd' }, [/^data\[0\]\.title_cn has question marks in place/]],
  [
    'a missing value as a text',
    { title_en: 'None', desc_cn: 'null' },
    [/title_en is the text of/, /desc_cn is the text of/]
  ],
  ['a cell of a table', { dataEn: [['Parking', 'None']] }, []],
  ['a question', { title_cn: '参展？', title_en: 'Why?', name: 'What??' }, []],
  ['French', { title_en: '« Café\u00a0! » «Élevé» à Lyon', title_cn: '关于' }, []],
  ['midnight in Shanghai', { date: 1725120000 }, [/^data\[0\]\.date is 16:00 UTC, which is midnight in Shanghai/]],
  ['midnight in UTC, and a talk in the afternoon', { date: 1725148800, start: 1725120000 }, []]
]
for (const [what, record, found] of doubtful)
  t.test(`what is doubtful in a value is noted: ${what}`, async (t) => {
    const doubts = doubtsOf([record]).map(({ field, message }) => `${field} ${message}`)
    t.equal(doubts.length, found.length, doubts.join())
    t.match(doubts, found)
  })

t.test('an answer to a Chinese request without any Chinese is noticed', async (t) => {
  const names = ['Rice of the lake', 'Oil and tea', 'Honey of two hills', 'Silk for beds', 'Wool of the plain']
  const english = names.map((name, id) => ({ id, name_cn: name, name_en: name }))
  t.ok(lacksChinese(english))
  t.ok(lacksChinese({ list: english.map(({ id, name_cn }) => ({ id, title: name_cn })) }), 'names without a language')
  t.notOk(lacksChinese([...english, { id: 9, name_cn: '蜂蜜', name_en: 'Honey' }]))
  t.notOk(lacksChinese(english.slice(1)), 'a short list may be of foreign names alone')
  t.notOk(lacksChinese(english.map(({ id, name_en }) => ({ id, name_en }))), 'what is not given is no answer')
})
