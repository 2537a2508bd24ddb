/** What a document shows before its style sheet is loaded: the same as with it. */
import t from 'tap'
import { skip, startBrowser, visit } from '../fixtures/browser.ts'
import { startProcess } from '../fixtures/site-process.ts'

const addresses = [
  '/visitor/products',
  '/visitor/products/1001',
  '/exhibitor/featured',
  '/exhibitor/featured/101',
  '/exhibitor/featured?view=plan',
  '/event/activities',
  '/event/roundtable/501',
  '/visitor/register',
  '/exhibitor/booth',
  '/visitor/guide',
  '/exhibition/review',
  '/news/301',
  '/contact/us',
  '/plan',
  '/en/search?q=tea',
  '/nothing'
]

t.test('the styles that a document inlines', { skip }, async (t) => {
  const { base } = await startProcess(t)
  const browser = await startBrowser(t)
  for (const width of [390, 1440]) {
    const { page } = await visit(t, browser, base, { width })
    await page.route(/\.js$/, (route) => route.abort())
    for (const address of addresses) {
      await page.goto(address, { waitUntil: 'load' })
      const differences = await page.evaluate(() => {
        const properties = ['display', 'position', 'font', 'color', 'background', 'margin', 'padding', 'border', 'fill']
        const stylesOf = () =>
          [...document.querySelectorAll('#app *')].flatMap((element) =>
            [undefined, '::before', '::after'].map((part) => {
              const style = getComputedStyle(element, part)
              const name = `${element.tagName}.${element.getAttribute('class')}${part ?? ''}`
              return [name, ...properties.map((property) => style.getPropertyValue(property))].join('\n')
            })
          )
        const links = document.querySelectorAll<HTMLLinkElement>('body > link[rel="stylesheet"]')
        const complete = stylesOf()
        for (const link of links) link.disabled = true
        const inlined = stylesOf()
        return [links.length, ...complete.filter((style, index) => style !== inlined[index]).slice(0, 3)]
      })
      t.same(differences, [1], `${address} at ${width} px`)
    }
    // A face that is declared again later replaces one that was too late for the first paint: the text moves.
    const faces = await page.evaluate(() =>
      [...document.styleSheets]
        .flatMap(({ cssRules }) => [...cssRules])
        .flatMap((rule) => (rule instanceof CSSFontFaceRule ? rule.style.getPropertyValue('font-family') : []))
    )
    t.same(faces.sort(), ['Familjen', 'Numeral'], 'each face once')
    await page.close()
  }
})
