/**
 * The facts of the fair are those of the backend's configuration, in front of any backend (shared/README.md#editions).
 */
import t, { type Test } from 'tap'
import { codesOf, configurationCodes } from '../../../shared/records/configuration-codes.ts'
import { editionNames } from '../../../shared/records/editions.ts'
import { startApiStub } from '../../fixtures/api-stub.ts'
import { readHtml } from '../../fixtures/html.ts'
import { pageKinds, samples } from '../../fixtures/page-kinds.ts'
import { startSite } from '../../fixtures/running-site.ts'
import { sampleEntries } from '../../fixtures/sample-facts.ts'
import { sendRequest } from '../../fixtures/send-request.ts'
import { startSixCalls } from '../../fixtures/six-calls.ts'

const addresses = ['', '/en'].flatMap((prefix) => [
  ...[...pageKinds.map(({ address }) => address), '/404', '/contact/us'].map((address) => prefix + address),
  `${prefix}/rss.xml`
])

const sampleTexts = JSON.stringify(samples)
/** What a page would show or embed of the facts of the sample editions; records of the test may say the same. */
const factTexts = [
  ...editionNames.flatMap((edition) => sampleEntries(edition).map(({ content = '' }) => content)),
  ...['2025年6月11日至13日', 'Jun 11 - Jun 13, 2025', '© 2025', '三天', 'Three days', 'hall N5', '"first":', '121.56'],
  ...['09:00–17:00', '09:00–15:00', 'days to go', '距开幕']
].filter((text) => text.length > 2 && !/^20[\d-]+$/.test(text) && !sampleTexts.includes(text))

/** Elements that say nothing where they are empty. */
const speaking = 'h1, h2, h3, p, dt, dd, th, td, li, figcaption, caption, strong, title, nav a, footer a'

function checkPage(t: Test, body: string, address: string): void {
  const found = factTexts.filter((text) => body.includes(text))
  t.same(found, [], address)
  if (!body.startsWith('<!')) return
  const { documentElement } = readHtml(body)
  const empty = [...documentElement.querySelectorAll(speaking)].filter(
    (element) =>
      element.textContent.trim() === '' &&
      element.getAttribute('role') !== 'status' &&
      !element.querySelector('img, svg, input, [aria-label]')
  )
  const seen = empty.map((element) => element.outerHTML)
  t.same(seen, [], `${address}: nothing is empty`)
  for (const script of documentElement.querySelectorAll('script:not([type="application/ld+json"])')) script.remove()
  t.notMatch(documentElement.textContent, /undefined|NaN|Invalid Date|\[object/, address)
}

t.test('no fact of a sample edition stands on a page in front of a backend that gives none', async (t) => {
  const api = await startApiStub(t, { ...samples, '/getPageList': undefined, '/getWebInfo': [] })
  const site = await startSite(t, api.base, { SITE_ORIGIN: 'https://fair.example' })
  for (const address of addresses) {
    const { status, body } = await sendRequest(site, address)
    t.equal(status, address.endsWith('/404') ? 404 : 200, address)
    checkPage(t, body, address)
  }
  t.equal((await sendRequest(site, '/calendar.ics')).status, 404)
  t.match(readHtml((await sendRequest(site, '/')).body).title, /^fair\.example$/, 'the name is the host of the site')
})

t.test('nor in front of a backend with the six calls alone', async (t) => {
  const upstream = await startSixCalls(t)
  const site = await startSite(t, upstream.base, {})
  for (const address of ['/', '/en/', '/search', '/en/privacy', '/plan', '/404']) {
    const { body } = await sendRequest(site, address)
    checkPage(t, body, address)
    t.match(body, /上游展会|Upstream Fair/, 'its title is the name')
  }
})

t.test('every fact that the configuration gives stands on the pages', async (t) => {
  const own = (code: string) => `own-${code}`
  // Look and words of forms are other values (test/shared/records/look.test.ts, own-forms.test.ts).
  const facts = configurationCodes.flatMap(codesOf).filter((code) => !/^(look|form)_/.test(code))
  const given: Record<string, string> = {
    ...Object.fromEntries(facts.map((code) => [code, own(code)])),
    fact_first_day: '2031-03-04',
    fact_last_day: '1930521600',
    fact_hours: '08:15-16:45',
    // They stand beside the forms that they are about.
    fact_deadline_booth: '2031-02-01',
    fact_deadline_vip: '2031-02-01',
    fact_deadline_registration: '2031-02-01',
    fact_deadline_hotels: '2031-02-01',
    fact_country: 'SG',
    fact_longitude: '103.85',
    fact_latitude: '1.29',
    copyright_year: '2032',
    qr_image: 'https://media.example/own-qr_image.png',
    filing_url: 'https://register.example/own-filing_url',
    statistics_script: '',
    sample: '',
    unsubscribe: '1'
  }
  for (const url of ['booth_url', 'preregister_url', 'sister_url'])
    for (const language of ['cn', 'en']) given[`${url}_${language}`] = `https://own.example/own-${url}_${language}`
  const config = Object.entries(given).map(([code, content]) => ({ code, content }))
  const api = await startApiStub(t, { ...samples, '/getPageList': undefined, '/getHome': {}, '/getWebInfo': config })
  const site = await startSite(t, api.base, { PREVIEW_DATE: '2031-03-01' })
  let seen = ''
  for (const address of [...addresses, '/calendar.ics', '/en/calendar.ics'])
    seen += (await sendRequest(site, address)).body
  const missing = Object.keys(given).filter((code) => given[code] === own(code) && !seen.includes(own(code)))
  t.same(missing, [])
  const page = (await sendRequest(site, '/en/')).body
  const home = readHtml(page)
  t.notMatch(page, '"contactPoint"', 'the organisers are reached on the page of contacts')
  t.match(home.querySelector('.hero-facts')?.textContent, 'Mar 04 - Mar 06, 2031')
  t.match(home.querySelector('.now h2')?.textContent, '3 days to go')
  t.equal(home.querySelectorAll('.visit-hours tr').length, 3)
  t.match(home.querySelector('.visit-hours')?.textContent, '08:15–16:45')
  t.match(seen, '"addressCountry":"SG"')
  t.match(seen, 'GEO:1.29;103.85')
  t.match(seen, '© 2032 own-fact_name_en')
  for (const url of ['own-qr_image.png', 'own-filing_url', 'own-booth_url_en', 'own-sister_url_cn']) t.match(seen, url)
})
