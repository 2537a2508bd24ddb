/** Functions that parse what visitors and the backend send. */
import fc from 'fast-check'
import { rewriteLocations } from '../../server/api/downstream-headers.ts'
import { isFormCall } from '../../server/api/forms/form-guard.ts'
import { parseRequestTarget } from '../../server/api/request-target.ts'
import { readShareUrl } from '../../server/api/share-route.ts'
import { parseDate } from '../../server/http/dates.ts'
import { deltaSeconds, parseDirectives } from '../../server/http/directives.ts'
import { negotiateCoding } from '../../server/http/stored-response.ts'
import { safeJson } from '../../server/pages/document.ts'
import { normalizeValue, validateForm } from '../../shared/forms/forms.ts'
import { isEmail, isPhone } from '../../shared/forms/validators.ts'
import { decideLocale, localeOfLangHeader, preferredLocale } from '../../shared/locale/locale.ts'
import { safeHref } from '../../shared/pages/links.ts'
import { matchRoute } from '../../shared/pages/match-page.ts'
import { project } from '../../shared/records/projection.ts'
import { readCategories, readConfig, readMenu, readTree } from '../../shared/records/shell-records.ts'
import { formatDate, formatRange, isoDate, shanghaiDay } from '../../shared/time/dates.ts'
import { forms } from '../fixtures/edition-forms.ts'
import { address, directives, record, sentAddress, text, wellFormed } from './arbitraries.ts'
import { must, subject } from './subject.ts'

const site = 'https://fair.example'
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined })
const languages = fc.oneof(
  text,
  fc
    .array(
      fc.tuple(
        fc.constantFrom('en', 'zh', 'zh-CN', 'fr', '*', 'EN-us', ''),
        fc.constantFrom('', ';q=0', ';q=0.9', ';q=1.5', ';q=x')
      )
    )
    .map((list) => list.map((parts) => parts.join('')).join(','))
)

/** Throws where a browser that follows the location would leave the site. */
function mustStayOnSite(location: string): void {
  must(/^\/(?![/\\])/.test(location), `leads to another host: ${JSON.stringify(location)}`)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a header may not contain them
  must(!/[\u0000-\u001f\u007f]/.test(location), `control characters: ${JSON.stringify(location)}`)
  must(new URL(location, site).origin === site, `leads to another origin: ${location}`)
}

export const pureSubjects = [
  subject(
    'no redirect leaves the site or leads to another redirect',
    30_000,
    fc.property(
      fc.record({
        target: sentAddress,
        cookie: maybe(fc.oneof(fc.constantFrom('cn', 'en'), text)),
        acceptLanguage: maybe(languages),
        purpose: maybe(fc.constantFrom('prefetch', 'prefetch;prerender', 'x'))
      }),
      (request) => {
        const decision = decideLocale(request)
        if (decision.kind !== 'redirect') return
        const { location } = decision
        mustStayOnSite(location)
        const cookie = decision.cookieLocale ?? request.cookie
        const next = decideLocale({ ...request, cookie, target: location })
        const again = next.kind === 'redirect' && next.location !== location
        must(!again || decision.status === 301, `two redirects in a row: ${location} to ${again ? next.location : ''}`)
      }
    )
  ),
  subject(
    'a target of the backend is below its API, however often it is decoded',
    15_000,
    fc.property(address, (rest) => {
      const parsed = parseRequestTarget(`/api${rest}`)
      isFormCall(`/api${rest}`)
      if (!parsed) return
      must(parsed.target.startsWith('/'), `no path: ${parsed.target}`)
      let path = `/base${parsed.target.split('?')[0]}`
      for (let i = 0; i < 6; i += 1) {
        const pathname = new URL(path.replaceAll('\\', '/'), 'http://backend').pathname
        must(pathname === '/base' || pathname.startsWith('/base/'), `leads to ${pathname}`)
        try {
          path = decodeURIComponent(path)
        } catch {
          break
        }
      }
    })
  ),
  subject(
    'a share signature is only requested for pages of this site',
    6000,
    fc.property(
      fc.tuple(
        fc.constantFrom(
          '',
          'http://fair.example',
          'https://fair.example',
          'https://fair.example@evil.example',
          'https://evil.example',
          '//fair.example',
          'javascript:'
        ),
        address
      ),
      fc.boolean(),
      ([head, rest], encoded) => {
        const url = wellFormed(head + rest)
        const shareUrl = readShareUrl(`url=${encoded ? encodeURIComponent(url) : url}`, 'fair.example')
        if (shareUrl === undefined) return
        must(new URL(shareUrl).host === 'fair.example', `signs ${shareUrl}`)
        must(shareUrl.length <= 2000 && !shareUrl.includes('#') && /^https?:/.test(shareUrl), `signs ${shareUrl}`)
      }
    )
  ),
  subject(
    'no Location of the backend leads visitors to another site',
    6000,
    fc.property(
      fc.constantFrom('', 'http://backend:8080', 'https://backend:8080', 'http://evil.example', '//'),
      address,
      (head, rest) => {
        const mapping = { origin: 'http://backend:8080', prefix: '/base', mount: '/api' }
        const fields = rewriteLocations(['Location', head + rest], '/x', mapping)
        if (!fields) return
        const location = fields[1]!
        must(location.startsWith('/api/'), `leads to ${location}`)
        must(new URL(location, site).origin === site, `leads to another origin: ${location}`)
      }
    )
  ),
  subject(
    'directives of any form are parsed, and seconds are integers with a bound',
    12_000,
    fc.property(directives, (value) => {
      const parsed = parseDirectives(value)
      for (const name of ['max-age', 's-maxage', 'stale-if-error']) {
        const number = deltaSeconds(parsed, name)
        must(
          number === undefined || (Number.isInteger(number) && number >= 0 && number <= 2 ** 31),
          `${name} is ${number}`
        )
      }
    })
  ),
  subject(
    'a date is parsed to the time that was written, or not at all',
    8000,
    fc.property(
      fc.oneof(text, fc.date({ min: new Date(0), max: new Date('2099-01-01'), noInvalidDate: true })),
      (value) => {
        if (typeof value === 'string') {
          const time = parseDate(value, 1_750_000_000_000)
          must(time === undefined || Number.isFinite(time), `${value} is ${time}`)
          return
        }
        const time = Math.floor(value.getTime() / 1000) * 1000
        must(parseDate(value.toUTCString(), 1_750_000_000_000) === time, value.toUTCString())
      }
    )
  ),
  subject(
    'a language and a content coding are selected for any header',
    8000,
    fc.property(fc.oneof(languages, directives, fc.constantFrom('br;q=0, gzip', '*;q=0', 'identity;q=0')), (value) => {
      must(['cn', 'en'].includes(preferredLocale(value)), value)
      must(['cn', 'en'].includes(localeOfLangHeader(value)), value)
      const coding = negotiateCoding(value)
      must(
        !(coding === 'br' && /\bbr\s*;\s*q=0(\.0*)?\s*(,|$)/i.test(value) && !/\bbr\s*(,|$)/i.test(value)),
        `${coding} for ${value}`
      )
    })
  ),
  subject(
    'any values of a form are validated, and a value that passes matches its field',
    10_000,
    fc.property(
      fc.constantFrom(...Object.values(forms.organic), ...Object.values(forms.silver)),
      fc.dictionary(
        fc.constantFrom(
          'email',
          'phone',
          'company',
          'contact',
          'booth_type',
          'booth_area',
          'consent',
          'country',
          '__proto__',
          'name',
          'product_category_id'
        ),
        fc.oneof(
          text,
          fc.constantFrom(
            'a@example.com',
            'a@b@c.d',
            'a@example.com\r\nBcc: x',
            '+86 13800138000',
            '36',
            '35',
            'bare',
            'standard',
            'on',
            'CN',
            '256'
          )
        )
      ),
      (form, values) => {
        const errors = validateForm(form, values)
        for (const field of form.fields) {
          if (errors[field.name]) continue
          const value = normalizeValue(field, values[field.name])
          if (value === '') must(!field.required, `${field.name} is missing and passes`)
          else if (field.kind === 'email')
            must(isEmail(value) && !/[\r\n\s]/.test(value), `email ${JSON.stringify(value)}`)
          else if (field.kind === 'phone')
            must(isPhone(value) && !/[\r\n]/.test(value), `phone ${JSON.stringify(value)}`)
          must(value.length <= field.maxLength || field.kind === 'checkbox', `${field.name} is too long and passes`)
        }
      }
    )
  ),
  subject(
    'any address matches a route whose query is declared and bounded; free text is not cacheable',
    8000,
    fc.property(address, fc.oneof(text, fc.webQueryParameters()), (path, query) => {
      const match = matchRoute(path, query)
      must(typeof match.screen === 'string', path)
      const length = Object.values(match.query).join('').length
      must(length < 400, `a query of ${length} characters is accepted`)
      must(!match.cacheable || !('q' in match.query || 'code' in match.query), 'free text is cacheable')
    })
  ),
  subject(
    'an address from data becomes a link only with the scheme http or https',
    8000,
    fc.property(fc.oneof(address, text, record), (value) => {
      const href = safeHref(value)
      if (href === undefined) return
      must(['http:', 'https:'].includes(new URL(href, site).protocol), href)
    })
  ),
  subject(
    'records of any shape are read, and no prototype is changed',
    6000,
    fc.property(record, (value) => {
      readMenu(value)
      readConfig(value)
      readCategories(value)
      readTree(value, 'en')
      project(value, 'cn')
      must(!('polluted' in {}) && Object.keys(Object.prototype).length === 0, 'a prototype was changed')
    })
  ),
  subject(
    'state inside a page ends no element and parses to the same value',
    5000,
    fc.property(fc.oneof(record, text), (value) => {
      const json = safeJson(value)
      must(!json.includes('<') && !/[\u2028\u2029]/.test(json), json)
      must(JSON.stringify(JSON.parse(json)) === JSON.stringify(value), json)
    })
  ),
  subject(
    'any number is formatted as a date or as an empty text',
    5000,
    fc.property(fc.oneof(fc.integer(), fc.double(), fc.constantFrom(1e20, -1e20, Number.NaN)), (number) => {
      must(/^(\d\d\.\d\d\.-?\d+)?$/.test(formatDate(number)), formatDate(number))
      isoDate(number)
      formatRange(number, number + 1, 'cn')
      formatRange(0, number, 'en')
      shanghaiDay(number)
    })
  )
]
