import { drawings } from 'virtual:manifest'
import t from 'tap'
import { svgDataUri } from '../../../server/pages/document-pictures.ts'
import { renderApp } from '../../../server/pages/render.tsx'
import { editionNames } from '../../../shared/editions.ts'
import { locales } from '../../../shared/locale.ts'
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
      t.same(media, ['(min-width: 901px) and (max-aspect-ratio: 7/4)', '(min-width: 901px)'])
    }
  }
})

t.test('a drawing’s data URI needs no escapes in an attribute and decodes to the same text', async (t) => {
  const svg = `<svg title='100% & "more"'>\n\t<path d="M0 0" fill="#fff"/></svg>`
  const uri = svgDataUri(svg)
  t.notMatch(uri, /[<>"'&#\n\t]/)
  t.equal(decodeURIComponent(uri.slice(uri.indexOf(',') + 1)), svg)
})
