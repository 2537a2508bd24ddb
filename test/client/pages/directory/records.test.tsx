import t from 'tap'
import { cleanup, htmlWith, renderWith } from '../../../fixtures/rendered.tsx'

const { Exhibitor } = await import('../../../../client/pages/exhibitor/exhibitor.tsx')
const { Product } = await import('../../../../client/pages/product/product.tsx')
const { Talk } = await import('../../../../client/pages/talk/talk.tsx')
const { ExhibitorRows } = await import('../../../../client/pages/directory/exhibitor-rows.tsx')
const { ProductRows } = await import('../../../../client/pages/directory/product-rows.tsx')
const { ProgrammeDay } = await import('../../../../client/visit/programme/programme-day.tsx')
const { Timeline } = await import('../../../../client/sections/timeline.tsx')
const { Downloads } = await import('../../../../client/sections/lists.tsx')

const exhibitor = {
  id: 102,
  company: 'Qingling Tea House',
  brand: 'Qingling',
  summary: 's',
  country: 'CN',
  country_name: 'China',
  booth: 'N5A05',
  row: 'A',
  since: 2011,
  area: 54,
  website: 'https://qingling.example.com/',
  html: '<p>Seven gardens.</p>',
  products: [{ id: 1012, name: 'Green tea', summary: 's', exhibitor: 102, company: 'x', booth: 'N5A05', category: 12 }],
  talks: [{ id: 502, forum: 'roundtable', start: 1749609900, end: 1749612600, title: 'Who pays', room: 'Stage' }],
  news: [{ id: 7, kind: 'industry_news', date: 1749600000, title: 'Birds', summary: 's' }]
}
const product = {
  id: 1012,
  name: 'Green tea',
  summary: 's',
  exhibitor: 102,
  company: 'Qingling Tea House',
  booth: 'N5A05',
  category: 121,
  html: '<p>Old garden.</p>',
  origin: 'Zhejiang',
  certificate: 'GB/T 19630',
  award: 'Clear Cup',
  related: [{ ...exhibitor.products[0], id: 1013, name: 'Tea bags' }]
}
const talk = {
  ...exhibitor.talks[0],
  html: '<p>Three books.</p>',
  speakers: [{ name: 'Wei Changlong', position: 'Director', company: 'Guyeyuan' }],
  exhibitors: [{ ...exhibitor, categories: [] }]
}
const menu = [
  {
    name: 'Events',
    path: '/event/activities',
    is_nav: 1,
    childlist: [{ name: 'Industry roundtable', path: '/event/roundtable' }]
  }
]
const english = { locale: 'en' } as const

t.afterEach(() => cleanup())

t.test('a record without a text has no heading above it', async (t) => {
  const headingsOf = (data: object, page: React.JSX.Element) => {
    const { container } = renderWith({ ...english, data: data as never }, page)
    const headings = [...container.querySelectorAll('h2')].map((heading) => heading.textContent)
    cleanup()
    return headings
  }
  t.match(headingsOf({ exhibitor }, <Exhibitor />), ['About the company', 'Products on show'])
  t.match(headingsOf({ exhibitor: { ...exhibitor, html: '' } }, <Exhibitor />), ['Products on show'])
  t.match(headingsOf({ talk }, <Talk />), ['What it is about', 'Speakers'])
  t.match(headingsOf({ talk: { ...talk, html: undefined } }, <Talk />), ['Speakers'])
})

t.test('a record without a booth does not name one', async (t) => {
  const row = { ...exhibitor, categories: [], featured: false }
  t.match(htmlWith(english, <ExhibitorRows list={[row]} />), 'Booth')
  t.match(htmlWith(english, <ProductRows list={exhibitor.products} />), 'Booth')
  t.notMatch(htmlWith(english, <ExhibitorRows list={[{ ...row, booth: '' }]} />), 'Booth')
  t.notMatch(htmlWith(english, <ProductRows list={[{ ...product, booth: '' }]} />), 'Booth')
})

t.test(
  'the page of an exhibitor displays booth, facts, text, products, talks, news and a link to the directory',
  async (t) => {
    const { container } = renderWith({ ...english, data: { exhibitor } as never }, <Exhibitor />)
    const text = container.textContent ?? ''
    for (const part of [
      'Qingling',
      'China',
      'N5A05',
      '2011',
      '54 m²',
      'Seven gardens.',
      'Green tea',
      'Who pays',
      'Birds'
    ]) {
      t.ok(text.includes(part), part)
    }
    const hrefs = [...container.querySelectorAll('main a, article a')].map((link) => link.getAttribute('href'))
    for (const href of [
      '/en/visitor/products/1012',
      '/en/visitor/products?company=102',
      '/en/event/roundtable/502',
      '/en/news/7',
      '/en/exhibitor/featured'
    ]) {
      t.ok(hrefs.includes(href), href)
    }
  }
)

t.test('an exhibitor has the same emblem in a list and on its page; a logo replaces both', async (t) => {
  const firm = { ...exhibitor, categories: [12], products: [] }
  const page = (record: object) => htmlWith({ data: { exhibitor: record } as never }, <Exhibitor />)
  const rows = (record: object) =>
    htmlWith({ data: { talk: { ...talk, speakers: [], exhibitors: [record] } } as never }, <Talk />)
  const emblemIn = (html: string) => /<svg class="emblem.*?<\/svg>/.exec(html)?.[0]
  t.ok(emblemIn(page(firm)))
  t.equal(emblemIn(page(firm)), emblemIn(rows(firm)))
  t.match(page(firm), /class="head-motif"><svg class="emblem/)
  const withLogo = { ...firm, picture: { src: '/media/logo.svg', width: 4, height: 3, alt: '' } }
  for (const html of [page(withLogo), rows(withLogo)]) {
    t.equal(emblemIn(html), undefined)
    t.match(html, 'src="/media/logo.svg"')
  }
})

t.test('an exhibitor’s website opens in a new window; an unsafe address is not linked', async (t) => {
  const { container } = renderWith({ ...english, data: { exhibitor } as never }, <Exhibitor />)
  const link = container.querySelector('a[href^="https://qingling"]')
  t.same([link?.getAttribute('target'), link?.getAttribute('rel')], ['_blank', 'noopener'])
  t.match(link?.textContent, 'new window')
  for (const website of ['javascript:alert(1)', 'data:text/html,x', '//evil.example', 7]) {
    const html = htmlWith({ data: { exhibitor: { ...exhibitor, website } } as never }, <Exhibitor />)
    t.notMatch(html, /javascript:|data:text|evil\.example/)
  }
})

t.test('the page of a product displays company, origin, certificate, award, text and related products', async (t) => {
  const { container } = renderWith({ ...english, data: { product } as never }, <Product />)
  const text = container.textContent ?? ''
  for (const part of ['Zhejiang', 'GB/T 19630', 'Clear Cup', 'Old garden.', 'Tea bags', 'N5A05']) {
    t.ok(text.includes(part), part)
  }
  t.ok(container.querySelector('.record-firm .emblem + a[href="/en/exhibitor/featured/102"]'))
  t.ok(container.querySelector('a[href="/en/visitor/products/1013"]'))
})

t.test('facts without a value are left out', async (t) => {
  const bare = { ...product, award: undefined, certificate: '' }
  const { container } = renderWith({ ...english, data: { product: bare } as never }, <Product />)
  t.same(
    [...container.querySelectorAll('dt')].map((name) => name.textContent),
    ['Origin']
  )
})

for (const [locale, day] of [
  ['en', 'Wed 11.06.2025'],
  ['cn', '6月11日 周三']
] as const) {
  t.test(`the page of a talk displays day and time in ${locale}, also machine-readable`, async (t) => {
    const { container } = renderWith({ locale, data: { talk } as never }, <Talk />)
    const times = [...container.querySelectorAll('.head-band time')]
    t.same(
      times.map((time) => [time.textContent, time.getAttribute('datetime')]),
      [
        [day, '2025-06-11'],
        ['10:45', '2025-06-11T10:45+08:00'],
        ['11:30', '2025-06-11T11:30+08:00']
      ]
    )
  })
}

t.test('what has no time or no date has no place for one', async (t) => {
  const { start: _start, end: _end, ...untimed } = talk
  const page = htmlWith({ ...english, data: { talk: untimed } as never }, <Talk />)
  t.match(page, /Who pays/)
  t.notMatch(page, /<time|<dt>When|\.ics/)
  const { end, ...endless } = { ...talk, speakers: [] }
  const day = htmlWith(
    english,
    <ProgrammeDay
      day={1749600000}
      list={[endless as never]}
      timing={new Map()}
      rooms={['Stage']}
      usualAdmission={undefined}
      isDefault
      hasTitle
    />
  )
  t.match(day, /<time dateTime="2025-06-11T[^"]*">[\d:]+<\/time> <\/p>/)
  const entry = { title: 'Once', text: 't' } as never
  t.notMatch(htmlWith(english, <Timeline section={{ type: 'timeline', list: [entry] } as never} />), /<time/)
  const file = { src: '/a.pdf', title: 'Plan', summary: 's', format: 'PDF' } as never
  t.notMatch(htmlWith(english, <Downloads section={{ type: 'downloads', list: [file] } as never} />), /<time/)
})

t.test('the page of a talk displays room, speakers, text, exhibitors and the menu’s name of its forum', async (t) => {
  const { container } = renderWith(
    { ...english, path: '/event/roundtable/502', menu: menu as never, data: { talk } as never },
    <Talk />
  )
  const text = container.textContent ?? ''
  for (const part of ['Stage', 'Wei Changlong', 'Director', 'Three books.', 'Qingling Tea House']) {
    t.ok(text.includes(part), part)
  }
  t.equal(container.querySelector('.breadcrumbs a[href="/en/event/roundtable"]')?.textContent, 'Industry roundtable')
})

t.test('heading levels of a record’s page have no gaps', async (t) => {
  for (const [name, Screen, data] of [
    ['exhibitor', Exhibitor, { exhibitor }],
    ['product', Product, { product }],
    ['talk', Talk, { talk }]
  ] as const) {
    const { container } = renderWith({ ...english, data: data as never }, <Screen />)
    const levels = [...container.querySelectorAll('h1, h2, h3, h4')].map((heading) => Number(heading.tagName[1]))
    t.equal(levels[0], 1, name)
    levels.forEach((level, index) => {
      if (index > 0) t.ok(level - levels[index - 1]! <= 1, `${name}: h${levels[index - 1]} then h${level}`)
    })
    cleanup()
  }
})

t.test('a missing record renders the not-found page', async (t) => {
  for (const Screen of [Exhibitor, Product, Talk]) t.match(htmlWith(english, <Screen />), /could not be found/)
})

t.test('records whose lists are missing or of another type render without an error', async (t) => {
  for (const none of [null, undefined, 'x', {}, [null, 3]]) {
    const bare = { id: 1, products: none, talks: none, news: none, related: none, speakers: none, exhibitors: none }
    for (const [Screen, name] of [
      [Exhibitor, 'exhibitor'],
      [Product, 'product'],
      [Talk, 'talk']
    ] as const) {
      t.match(htmlWith({ data: { [name]: bare } as never }, <Screen />), /<h1/, `${name} with ${JSON.stringify(none)}`)
    }
  }
})
