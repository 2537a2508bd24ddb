import { drawings } from 'virtual:manifest'
import t from 'tap'
import { renderApp, svgDataUri } from '../../../server/pages/render.tsx'
import { locales } from '../../../shared/locale/locale.ts'
import { editionNames } from '../../../shared/records/editions.ts'
import { samplePageState } from '../../fixtures/page-state.ts'

/** The address of the hero's `<img>`, and the media of the pictures that wide screens take instead. */
function heroOf(html: string) {
  const hero = /<picture class="hero-picture">(.*?)<\/picture>/s.exec(html)?.[1] ?? ''
  return {
    address: /<img src="([^"]*)"/.exec(hero)?.[1] ?? '',
    media: [...hero.matchAll(/<source media="([^"]*)" srcSet="\/assets\//g)].map(([, media]) => media)
  }
}

t.test('the home page contains the drawing of its hero that phones show; wide screens load another', async (t) => {
  for (const edition of editionNames) {
    for (const locale of locales) {
      const { address, media } = heroOf(renderApp(samplePageState({ edition, locale })).html)
      const svg = decodeURIComponent(address.slice(address.indexOf(',') + 1))
      t.match(address, /^data:image\/svg\+xml,/, `${edition}, ${locale}`)
      t.ok(Object.values(drawings).includes(svg))
      t.same(media, ['(min-width: 56.3em) and (max-aspect-ratio: 7/4)', '(min-width: 56.3em)'])
    }
  }
})

t.test('the other pages contain the drawing of their head', async (t) => {
  for (const edition of editionNames) {
    const { html } = renderApp(samplePageState({ edition, path: '/news', screen: 'newsList' }))
    const address = /<img class="head-motif" src="data:image\/svg\+xml,([^"]*)"/.exec(html)?.[1] ?? ''
    t.ok(Object.values(drawings).includes(decodeURIComponent(address)), edition)
  }
})

/** The HTML of the home page whose banner has this picture. */
function bannerWith(picture: { src: string; drawing?: string }) {
  const bannerBox = { title: 'Fair', picture: { width: 1600, height: 900, alt: 'Stands', ...picture } }
  return renderApp(samplePageState({ data: { home: { bannerBox } } as never })).html // other boxes are left out
}

t.test('a record’s short drawing is in the document; any other picture of a banner is requested first', async (t) => {
  const src = '/content-files/hero.svg'
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path d="M0 0h9v9z"/></svg>'
  const html = bannerWith({ src, drawing: svg })
  t.match(html, `<img src="${svgDataUri(svg)}" width="1600" height="900" alt="Stands" fetchpriority="high"`)
  t.notMatch(html, src)
  for (const drawing of [undefined, '', 'javascript:alert(1)', svg.padEnd(6001)]) {
    const loaded = bannerWith({ src, ...(drawing === undefined ? {} : { drawing }) })
    t.match(loaded, /<div class="hero-picture"><img src="\/content-files\/hero.svg" [^>]*fetchpriority="high"/)
    t.notMatch(loaded, 'src="data:image/svg+xml')
  }
  const picture = bannerWith({ src: 'https://media.example/hero.jpg' })
  t.match(picture, /<div class="hero-picture"><img src="https:\/\/media.example\/hero.jpg" [^>]*fetchpriority="high"/)
})

t.test('a drawing’s data URI needs no escapes in an attribute and decodes to the same text', async (t) => {
  const svg = `<svg title='100% & "more"'>\n\t<path d="M0 0" fill="#fff"/></svg>`
  const uri = svgDataUri(svg)
  t.notMatch(uri, /[<>"'&#\n\t]/)
  t.equal(decodeURIComponent(uri.slice(uri.indexOf(',') + 1)), svg)
})
