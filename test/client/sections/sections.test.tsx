import t from 'tap'
import { cleanup, fireEvent, htmlWith, renderWith } from '../../fixtures/rendered.tsx'

const { Sections } = await import('../../../client/sections/sections.tsx')

/** Sections as a backend may send them, of any shape. */
const sections = (...list: unknown[]) => <Sections list={list as never} />

t.afterEach(() => cleanup())

t.test('a section whose list is null or no list is left out without a title', async (t) => {
  for (const list of [null, undefined, 7, {}]) t.equal(htmlWith({}, sections({ type: 'cards', list })), '')
})

t.test('a section of an unknown type renders nothing and does not throw', async (t) => {
  t.equal(htmlWith({}, sections({ type: 'hologram' }, { type: 'constructor' }, { type: '__proto__' }, null, 7)), '')
  t.equal(htmlWith({}, <Sections list={undefined} />), '')
})

t.test('a section without its list renders its title', async (t) => {
  for (const type of [
    'figures',
    'steps',
    'table',
    'timeline',
    'chart',
    'people',
    'hotels',
    'gallery',
    'downloads',
    'quotes',
    'cards',
    'questions',
    'transport',
    'contacts',
    'partners',
    'awards',
    'tree',
    'programme',
    'text'
  ]) {
    t.match(htmlWith({}, sections({ type, title: 'T' })), /<h2[^>]*>T<\/h2>/, type)
  }
})

t.test(
  'of a section whose list is empty stand title and summary and that there is nothing, or nothing at all',
  async (t) => {
    const lists = ['figures', 'steps', 'timeline', 'chart', 'people', 'hotels', 'downloads', 'quotes', 'cards']
    for (const type of [
      ...lists,
      'table',
      'gallery',
      'questions',
      'transport',
      'contacts',
      'partners',
      'awards',
      'hall'
    ]) {
      const empty = { type, list: [], photos: [], videos: [], data: [] }
      t.equal(htmlWith({}, sections(empty)), '', type)
      if (type === 'hall') continue
      const { container } = renderWith({ locale: 'en' }, sections({ ...empty, title: 'T', summary: 'S' }))
      t.equal(container.textContent, 'TSNo Data', type)
      cleanup()
    }
    t.equal(htmlWith({}, sections({ type: 'text', html: '' }, { type: 'text' })), '')
    const { container } = renderWith({ locale: 'en' }, sections({ type: 'text', html: '', title: 'T' }))
    t.equal(container.textContent, 'T')
  }
)

t.test('a section is labelled by its title and has its anchor as id', async (t) => {
  const { container } = renderWith({}, sections({ type: 'text', html: '<p>x</p>', title: 'T', anchor: 'metro' }))
  const element = container.querySelector('section#metro')
  t.equal(element?.getAttribute('aria-labelledby'), 'metro-title')
  t.equal(container.querySelector('#metro-title')?.textContent, 'T')
})

t.test('a text without a title before a form stands below the form’s heading, and only there', async (t) => {
  const text = { type: 'text', html: '<p>Choose a size</p>' }
  const form = { type: 'form', form: 'booth', title: 'Form' }
  const partsOf = (...list: unknown[]) =>
    [...renderWith({}, sections(...list)).container.querySelectorAll('section.part')].map((part) =>
      [...part.querySelectorAll('.part-head h2, .rich-text')].map((element) => element.textContent)
    )
  t.same(partsOf(text, form), [['Form', 'Choose a size']])
  cleanup()
  t.same(partsOf({ ...text, title: 'T' }, form), [['T', 'Choose a size'], ['Form']])
  cleanup()
  t.same(partsOf(text, { ...form, title: '' })[0], ['Choose a size'])
  cleanup()
  t.same(partsOf(null, form, text), [['Form'], ['Choose a size']])
})

t.test(
  'steps or questions after a form that registers for the fair stand beside it, after a subscription below it',
  async (t) => {
    const steps = { type: 'steps', title: 'Then', list: [{ title: 'A', text: 'B' }] }
    const questions = { type: 'questions', title: 'Asked', list: [{ question: 'A', html: 'B' }] }
    const titlesIn = (selector: string, form: string, ...after: unknown[]) => {
      const { container } = renderWith({}, sections({ type: 'form', form, title: 'Form' }, ...after))
      const titles = [...container.querySelectorAll(`${selector} h2`)].map((element) => element.textContent)
      cleanup()
      return titles
    }
    t.same(titlesIn('.form-help .part', 'booth', steps, questions), ['Then'])
    t.same(titlesIn('.form-help .part', 'booth', questions), ['Asked'])
    t.same(titlesIn('.form-help', 'subscribe', steps), [])
    t.same(titlesIn('.part', 'subscribe', steps), ['Form', 'Then'])
  }
)

t.test('steps and cards stand in rows whose last one is not nearly empty', async (t) => {
  const classOf = (count: number, type = 'steps') => {
    const list = Array.from({ length: count }, (_, index) => ({
      title: `T${index}`,
      text: 'X',
      href: '/',
      date: '2025'
    }))
    return /<[ou]l class="([^"]*)"/.exec(htmlWith({}, sections({ type, title: 'S', list })))?.[1]
  }
  t.equal(classOf(4, 'cards'), 'cards')
  t.equal(classOf(5, 'cards'), 'cards in-threes')
  t.same(
    [4, 5, 10, 14].map((count) => classOf(count)),
    Array(4).fill('steps'),
    'rows of five'
  )
  t.same(
    [7, 8, 11, 12].map((count) => classOf(count)),
    Array(4).fill('steps in-fours')
  )
  t.same(
    [6, 18].map((count) => classOf(count)),
    Array(2).fill('steps in-threes')
  )
})

t.test('a table is displayed row by row on phones where its columns would be cut off', async (t) => {
  const formOf = (...row: string[]) =>
    /table-box ?([^"]*)/.exec(htmlWith({}, sections({ type: 'table', caption: 'C', list: row, data: [row] })))?.[1]
  t.equal(formOf('Hours', '09:30-16:30', '09:30-14:00'), '')
  t.equal(formOf('Metro', 'Line 7, Huamu Road station'), '', 'two columns break')
  t.equal(formOf('6月13日 周五', '9:00至15:00', '8:00至18:00', '13:00至14:00'), 'is-wordy is-compared')
  t.equal(formOf('Booth', '9 sqm', 'Walls on three sides, carpet, name board, spotlights'), 'is-wordy')
  t.equal(formOf('Day', ...'9:00至15:00,'.repeat(4).split(',', 4)), 'is-wordy', 'four columns have no room')
})

t.test('a cell that begins with a mark has it drawn, and is as wide as its words', async (t) => {
  const row = ['Furniture and lights', '✓ One table, four chairs, three spotlights', '✗ Bring your own']
  const html = htmlWith({}, sections({ type: 'table', caption: 'C', list: ['Item', 'Booth', 'Space'], data: [row] }))
  t.match(html, /<svg class="icon is-yes".*<\/svg><span>One table.*<svg class="icon is-no".*<\/svg><span>Bring/)
  t.match(html, 'table-box is-wordy is-compared')
  t.notMatch(html, /[✓✗]/)
})

t.test('counts of three years have lines in proportion', async (t) => {
  const barsOf = (list: string[], ...row: string[]) => {
    const { container } = renderWith({}, sections({ type: 'table', caption: 'C', list, data: [row] }))
    return [...container.querySelectorAll('rect.bar')].map((bar) => bar.getAttribute('width'))
  }
  const years = ['Measure', 'Sixth (2023)', 'Seventh (2024)', 'Eighth (2025)']
  t.same(barsOf(years, 'Visitors', '5,000', '7,500', '10,000'), ['50%', '75%', '100%'])
  t.same(barsOf(years, 'From abroad', '6%', '9%', '12%'), ['50%', '75%', '100%'])
  t.same(barsOf(years.slice(1), 'Visitors', '5,000', '10,000'), [], 'two are compared without')
  t.same(barsOf(years, 'Hours', '9', '10', 'closed'), [])
  t.same(barsOf(['From', 'A', 'B', 'C'], 'Bus', '731', '976', '989'), [], 'no years')
})

t.test('a bar chart has bars in proportion and a table of its values', async (t) => {
  const list = [
    { label: '华东', value: 6320 },
    { label: '华北', value: 1580 }
  ]
  const { container } = renderWith({}, sections({ type: 'chart', kind: 'bars', unit: '人', source: 'S', list }))
  t.same(
    [...container.querySelectorAll('rect.bar')].map((bar) => bar.getAttribute('width')),
    ['100%', '25%']
  )
  t.match(container.querySelector('.bar-chart > div')?.textContent, '华东 6,320')
  t.same(
    [...container.querySelectorAll('details td')].map((cell) => cell.textContent),
    ['6320', '1580']
  )
})

t.test('the parts of a chart are as large as their values', async (t) => {
  const list = [3, 1].map((value) => ({ label: `part ${value}`, value }))
  const { container } = renderWith({}, sections({ type: 'chart', kind: 'parts', unit: '%', source: 'S', list }))
  t.same(
    [...container.querySelectorAll<HTMLElement>('.parts-chart > div')].map((part) => [
      part.style.flexGrow,
      part.textContent
    ]),
    [
      ['3', 'part 3 3%'],
      ['1', 'part 1 1%']
    ]
  )
})

t.test('who is quoted has the same portrait in both languages', async (t) => {
  const portraitOf = (name: string) =>
    /<svg.*?<\/svg>/.exec(htmlWith({}, sections({ type: 'quotes', list: [{ name, text: 'T' }] })))?.[0]
  t.ok(portraitOf('秦月仙'))
  t.equal(portraitOf('秦月仙'), portraitOf('Qin Yuexian'))
})

t.test('a chart leaves out values that are no numbers or negative', async (t) => {
  const list = [
    { label: 'a', value: Number.NaN },
    { label: 'b', value: -1 }
  ]
  t.notMatch(htmlWith({}, sections({ type: 'chart', kind: 'bars', unit: '', source: '', list })), /<svg/)
})

const hotel = (id: number, minutes: number, kilometres: number, stepFree: boolean) => ({
  id,
  name: `hotel ${id}`,
  minutes,
  kilometres,
  stepFree,
  list: ['早餐'],
  phone: '+86 21 0000 0071',
  picture: { src: '/x.svg', width: 3, height: 2, alt: '' }
})

t.test('hotels are sorted by travel time first, and by the order that the visitor chooses', async (t) => {
  const list = [hotel(1, 30, 2, false), hotel(2, 10, 5, false), hotel(3, 20, 1, true)]
  const { container, getByText } = renderWith({}, sections({ type: 'hotels', list }))
  const order = () => [...container.querySelectorAll('.hotel h3')].map((title) => title.textContent?.slice(-1)).join('')
  t.equal(order(), '231')
  t.ok(container.querySelector('.chips.needs-script'), 'the buttons are hidden without script')
  fireEvent.click(getByText('按距离'))
  t.equal(order(), '312')
  fireEvent.click(getByText('无台阶的在前'))
  t.equal(order(), '321')
  t.match(container.querySelector('[role="status"]')?.textContent, /无台阶/)
})

t.test('a click on a photo opens the viewer; with a modifier key it is left to the browser', async (t) => {
  const photos = [{ src: '/photo.jpg', width: 4, height: 3, alt: '', caption: 'x' }]
  const { container, store } = renderWith({}, sections({ type: 'gallery', photos }))
  const link = container.querySelector('a[data-view]')!
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) t.ok(fireEvent.click(link, { [key]: true }), key)
  t.equal(store.getState().photoSrc, '')
  t.notOk(fireEvent.click(link), 'the file is not loaded')
  t.match(store.getState().photoSrc, /\/photo\.jpg$/)
})

t.test('a card with an unsafe address has no link', async (t) => {
  const html = htmlWith(
    {},
    sections({ type: 'cards', list: [{ title: 'bad', text: '', href: 'javascript:alert(1)' }] })
  )
  t.notMatch(html, /javascript|<a /)
  t.match(html, /bad/)
})

t.test('talks are grouped by day in Shanghai, in chronological order', async (t) => {
  const talk = (id: number, start: number) => ({
    id,
    forum: 'roundtable',
    title: `talk ${id}`,
    room: 'R',
    start,
    end: start + 1800,
    speakers: [{ name: 'A', position: 'P', company: 'C' }]
  })
  const talkList = [talk(2, 1749690000), talk(3, 1749607200), talk(1, 1749603600)] as never
  const { container } = renderWith({ data: { talkList } }, sections({ type: 'programme' }))
  t.same(
    [...container.querySelectorAll('h2')].map((day) => day.textContent),
    ['第1天 6月11日 周三 2场', '第2天 6月12日 周四 1场'].map((text) =>
      text.replace('第1天', '第一天').replace('第2天', '第二天')
    )
  )
  t.same(
    [...container.querySelectorAll('.talk :is(h3, h4) a')].map((link) => link.textContent),
    ['talk 1', 'talk 3', 'talk 2']
  )
  t.match(container.querySelector('time')?.getAttribute('datetime'), '2025-06-11T09:00+08:00')
})

t.test('the code query shows an invalid number, no result and a result', async (t) => {
  const code = { type: 'code', label: 'L', hint: 'H', register: 'R', registerUrl: 'https://example.com/', digits: 17 }
  const resultOf = (query: string, result?: unknown) =>
    htmlWith({ path: '/visitor/code', query: { code: query }, data: { code: result } as never }, sections(code))
  t.match(resultOf('123'), /role="alert"[^>]*>请输入17位数字/)
  t.match(resultOf('12345678901234567', { found: false, code: '12345678901234567' }), /没有查到/)
  t.match(resultOf('12345678901234567', { found: true, code: '1', name: '有机茶', product: 1001 }), /有机茶/)
  t.match(resultOf('1234 5678 9012 34567', { found: false, code: 'x' }), /没有查到/, 'spaces are ignored')
  t.notMatch(resultOf('<script>alert(1)</script>'), /<script>/)
})

t.test('a branch of the tree with a picture shows it in its link, one without shows its name', async (t) => {
  const branch = { id: 11, name: '茶', name_cn: '茶', name_en: 'Tea', children: [] }
  const withPicture = { ...branch, id: 12, picture: { src: '/assets/tea.svg', width: 400, height: 300 } }
  const root = { ...branch, id: 1, name: '食品', children: [branch, withPicture] }
  const { container } = renderWith({ industryTree: [root] }, sections({ type: 'tree' }))
  const links = [...container.querySelectorAll('a')]
  t.same(
    links.map((link) => link.querySelector('img')?.getAttribute('src')),
    [undefined, '/assets/tea.svg']
  )
  t.equal(links[1]?.textContent, '茶')
  t.equal(links[1]?.querySelector('img')?.getAttribute('loading'), 'lazy')
})

t.test('two pictures of cards below the head are loaded at once, others when they come near', (t) => {
  const picture = { src: '/assets/tea.svg', width: 400, height: 300 }
  const cards = { type: 'cards', list: ['a', 'b', 'c'].map((title) => ({ title, href: `/${title}`, picture })) }
  const { container } = renderWith({}, sections(cards, cards))
  t.same(
    [...container.querySelectorAll('img')].map((image) => image.getAttribute('loading')),
    ['eager', 'eager', 'lazy', 'lazy', 'lazy', 'lazy']
  )
  t.end()
})

t.test(
  'cards without pictures show those of the pages they lead to, unless two are the same or one has none',
  async (t) => {
    const drawn = (...addresses: string[]) => {
      const list = addresses.map((href) => ({ title: href, href }))
      const { container } = renderWith({ edition: 'organic' }, sections({ type: 'cards', list }))
      const sources = [...container.querySelectorAll('img.card-drawing')].map((image) => image.getAttribute('src'))
      cleanup()
      return new Set(sources).size
    }
    t.equal(drawn('/visitor/vip', '/event/award#jury', '/exhibitor/download'), 3)
    t.equal(drawn('/exhibitor/download', '/exhibitor/download'), 0)
    t.equal(drawn('/visitor/vip', 'https://example.com/'), 0)
  }
)

t.test('partners stand below the heading of their kind, without headings where there is one kind', async (t) => {
  const partner = (name: string, kind: string) => ({ name, kind })
  const tea = partner('Tea Weekly', 'media')
  const groupsOf = (...list: unknown[]) => {
    const { container } = renderWith({}, sections({ type: 'partners', list }))
    const groups = [...container.querySelectorAll('.partner-kind')].map((group) => [
      group.querySelector('h3') !== null,
      [...group.querySelectorAll('strong')].map((name) => name.textContent)
    ])
    cleanup()
    return groups
  }
  t.same(groupsOf(partner('Growers', 'association'), tea, partner('Soil Journal', 'media'), partner('X', 'unknown')), [
    [true, ['Tea Weekly', 'Soil Journal']],
    [true, ['Growers']]
  ])
  t.same(groupsOf(tea), [[false, ['Tea Weekly']]])
})

t.test('a partner has its picture or its name alone: emblems are those of exhibitors', async (t) => {
  const picture = { src: '/logo.svg', width: 9, height: 9, alt: '' }
  const list = [
    { kind: 'media', name: 'P' },
    { kind: 'media', name: 'Q', picture }
  ]
  const { container } = renderWith({}, sections({ type: 'partners', list }))
  const items = [...container.querySelectorAll('.partners li')]
  t.same(
    items.map((item) => item.querySelectorAll('img, svg').length),
    [0, 1]
  )
})
