import t from 'tap'
import { displayFaults, lacksChinese, sameBytesFault } from '../../../../server/api/display/display-faults.ts'

const doubtful: [what: string, data: object, found: RegExp[]][] = [
  [
    'a reference escaped twice',
    { desc_en: 'Tea &amp;amp; rice', list: ['a &amp;#39;b'] },
    [/^note data\[0\]\.desc_en is escaped twice/, /^note data\[0\]\.list\[0\]/]
  ],
  [
    'tags in a plain text; pages take those of a title out',
    { summary_en: '<p>Tea</p>', title_en: '<b>Tea</b>', summary_cn: '2 < 3 <Tea>' },
    [/^note data\[0\]\.summary_en is plain text: visitors see its tags/]
  ],
  [
    'a relative link',
    { html_en: '<p><a class="a" href="about.html">A</a></p>' },
    [/^error data\[0\]\.html_en has a link without a slash at its beginning, which leads nowhere/]
  ],
  [
    'other links',
    { html_en: ['/news', '#a', '?a', 'mailto:a@b.example', ''].map((to) => `<a href="${to}">`).join() },
    []
  ],
  ['a reference', { title_en: 'Tea &amp; rice', html_en: '<p>&amp; &lt;b&gt;</p>' }, []],
  [
    'escaped HTML',
    { html_en: '&lt;p class="a"&gt;Tea&lt;/p&gt;' },
    [/^error data\[0\]\.html_en is HTML that was escaped/]
  ],
  ['a title that names a tag', { title_en: 'The &lt;p&gt; element' }, []],
  [
    'UTF-8 encoded twice',
    {
      title_cn: Buffer.from('关于我们')
        .toString('latin1')
        .replace(/[\u0080-\u009f]/g, '')
    },
    [/^error data\[0\]\.title_cn is UTF-8 that was encoded twice/]
  ],
  [
    'characters that a database has lost',
    { title_cn: '???????' },
    [/^note data\[0\]\.title_cn has question marks in place/]
  ],
  ['bytes that are no UTF-8', { title_cn: '\ufffd\ufffd' }, [/^note data\[0\]\.title_cn has question marks in place/]],
  ['half of an emoji', { title_en: 'Tea \ud83d' }, [/^note data\[0\]\.title_en has half of a character/]],
  [
    'a missing value as a text',
    { title_en: 'None', desc_cn: 'null' },
    [/^note .*title_en is the text of/, /^note .*desc_cn is the text of/]
  ],
  ['a cell of a table', { dataEn: [['Parking', 'None']] }, []],
  ['a question', { title_cn: '参展？', title_en: 'Why?', name: 'What??' }, []],
  ['French', { title_en: '« Café\u00a0! » «Élevé» à Lyon', title_cn: '关于' }, []],
  [
    'midnight in Shanghai',
    { date: 1725120000 },
    [/^error data\[0\]\.date is 16:00 UTC, which is midnight in Shanghai/]
  ],
  ['midnight in UTC, and a talk in the afternoon', { date: 1725148800, start: 1725120000 }, []]
]
const doubtsOf = (call: string, data: unknown) =>
  [...displayFaults(call, data, 'en', '')]
    .flat()
    .map(({ severity, field, message }) => `${severity} ${field} ${message}`)
for (const [what, record, found] of doubtful)
  t.test(`what is doubtful in a value is noted: ${what}`, async (t) => {
    const doubts = doubtsOf('/getNews', [record])
    t.equal(doubts.length, found.length, doubts.join())
    t.match(doubts, found)
  })

const entry = { name: 'News', path: '/news', is_nav: 1, hidden: 0 }
const list = Array.from({ length: 24 }, (_, at) => ({ id: at, date: 1725148800 + ((at * 11) % 24) * 86_400 }))
const nested = [{ id: 1 }, { id: 9, pid: 1 }].map((category) => ({ ...category, name: 'Tea' }))
const twice = ['A', 'B'].map((content) => ({ code: 'meta_title_en', content }))
const picture = { src: 'https://b.s3.amazonaws.com/1.png?X-Amz-Expires=900&X-Amz-Signature=a' }
const gone = [{ id: 1, deleted_at: '2025-01-01' }]
/** Talks at these hours of UTC, eight hours later in Shanghai. */
const talksAt = (...hours: number[]) =>
  hours.map((hour) => ({ id: hour, forum: 'tea', start: 1749600000 + hour * 3600 }))
const ofCalls: [what: string, call: string, data: unknown, found: RegExp][] = [
  ['an order by another column', '/getNewsList', { list }, /^note data\.list is in no order by `date`, the newest/],
  ['a join', '/getHomeMenuList', [entry, entry], /^error data\[1\] the entry is there twice: does a join repeat its/],
  ['no path', '/getHomeMenuList', [{ ...entry, path: '' }], /^error \S+\.path is empty, as are out_link and childlist/],
  ['categories of all levels', '/getProductCategoryList', nested, /^error data the list has .*: is `pid` read\?/],
  ['a code twice', '/getWebInfo', twice, /“meta_title_en” is there twice with different contents/],
  [
    'an address as a path',
    '/getPageList',
    [{ path: 'https://fair.example/a' }],
    /^error data\[0\]\.path is no path such/
  ],
  ['a signature that ends', '/getNews', { picture }, /^error \S+\.src has a signed address, which ends while/],
  ['lines, no paragraphs', '/getNews', { html_cn: '一。\n二。' }, /^note \S+ has lines and no tags: visitors/],
  ['a record that is deleted', '/getNewsList', { list: gone }, /^error \S+\.deleted_at marks a record as deleted or/],
  ['all columns of a table', '/getNews', { author: { password: '$2b$12$' } }, /^error \S+\.password is not for the p/],
  ['an id above 2^53', '/getNewsList', { list: [{ id: 2 ** 60 }] }, /^error \S+ the id \d{19} is larger than 2\^53:/],
  [
    'talks in local time',
    '/getTalkList',
    talksAt(8, 10, 13),
    /^error \S+ begin outside the day, and .*hours earlier: is/
  ],
  [
    'talks in the evening',
    '/getTalkList',
    talksAt(8, 10, 12),
    /^note \S+ begin outside the day, and all within it eight/
  ]
]
for (const [what, call, data, found] of ofCalls)
  t.test(`what is doubtful in an answer is noted: ${what}`, async (t) => {
    const doubts = doubtsOf(call, data)
    t.ok(
      doubts.some((doubt) => found.test(doubt)),
      doubts.join()
    )
  })

t.test('an answer to a Chinese request without any Chinese is noticed', async (t) => {
  const names = ['Rice of the lake', 'Oil and tea', 'Honey of two hills', 'Silk for beds', 'Wool of the plain']
  const english = names.map((name, id) => ({ id, name_cn: name, name_en: name }))
  t.ok(lacksChinese(english))
  t.ok(lacksChinese({ list: english.map(({ id, name_cn }) => ({ id, title: name_cn })) }), 'names without a language')
  t.ok(lacksChinese(['Home', 'About', 'News', 'Visit', 'Exhibit'].map((name) => ({ name, path: '/news' }))))
  t.notOk(lacksChinese([...english, { id: 9, name_cn: '蜂蜜', name_en: 'Honey' }]))
  t.notOk(lacksChinese(english.slice(1)), 'a short list may be of foreign names alone')
  t.notOk(lacksChinese(english.map(({ id, name_en }) => ({ id, name_en }))), 'what is not given is no answer')
})

t.test('ids that are there twice, and the oldest first, are errors of a list', async (t) => {
  const faultsOf = (call: string, ...list: object[]) =>
    [...displayFaults(call, { list }, 'en', '')].flat().map(({ severity, message }) => `${severity} ${message}`)
  const [newest, middle, oldest] = [3, 2, 1].map((id) => ({ id, date: 1725148800 + id * 86_400 }))
  t.same(faultsOf('/getNewsList', newest!, middle!, oldest!), [])
  t.match(faultsOf('/getNewsList', newest!, newest!, oldest!), [/^error the id 3 is there more than once: does a join/])
  t.match(faultsOf('/getNewsList', oldest!, middle!, newest!), [/^error the oldest comes first/])
  t.same(faultsOf('/getBooths', newest!, newest!), [], 'an exhibitor may have two booths')
  const [tea, honey] = ['tea', 'honey'].map((forum) => ({ id: 7, forum }))
  t.same(faultsOf('/getTalkList', tea!, honey!), [], 'talks are told apart by forum and id')
  t.match(faultsOf('/getTalkList', tea!, honey!, tea!), [/^error the id of a record is there more than once/])
})

t.test('a picture that pages do not load is an error, as a field and within rich text', async (t) => {
  const faultsOf = (record: object, mediaOrigin = '') =>
    [...displayFaults('/getNews', record, 'en', mediaOrigin)].flat().map(({ field, message }) => `${field} ${message}`)
  t.match(faultsOf({ picture: { src: 'http://10.0.0.7:8000/a.png' } }), [
    /^data\.picture\.src is at http:\/\/10.0.0.7:8000:/
  ])
  t.match(faultsOf({ html_en: '<img src="http://a.example/1.png">' }), [/^data\.html_en is at http:\/\/a\.example:/])
  t.same(faultsOf({ picture: { src: 'http://a.example/1.png' } }, 'http://a.example/media'), [])
  t.same(faultsOf({ html_en: '<a href="http://a.example/">A</a>' }), [])
})

t.test('names that depend on the language cannot be the same bytes in both', async (t) => {
  t.match(sameBytesFault('/getHomeMenuList', [{ name: 'News' }]), { severity: 'note', message: /same bytes in both/ })
  t.notOk(sameBytesFault('/getHomeMenuList', [{ name: 'News', name_en: 'News' }]))
  t.notOk(sameBytesFault('/getNewsList', { list: [{ name: 'News' }] }))
})
