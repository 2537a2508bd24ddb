/** Functions that read what strangers send. */
import fc from 'fast-check'
import { languageOf } from '../../server/api/language.ts'
import { relocated } from '../../server/api/relocate.ts'
import { readShareUrl } from '../../server/api/share-url.ts'
import { readTarget } from '../../server/api/target.ts'
import { chosenCoding } from '../../server/cache/accept-encoding.ts'
import { parseDate } from '../../server/cache/dates.ts'
import { parseDirectives, seconds } from '../../server/cache/directives.ts'
import { isFormCall } from '../../server/form-guard.ts'
import { safeJson } from '../../server/pages/document.ts'
import { formatDate, formatRange, isoDate, shanghaiDay } from '../../shared/dates.ts'
import { check, cleanValue, forms } from '../../shared/forms.ts'
import { safeHref } from '../../shared/links.ts'
import { decideLocale, preferredLocale } from '../../shared/locale.ts'
import { project } from '../../shared/projection.ts'
import { matchRoute } from '../../shared/routes.ts'
import { readCategories, readConfig, readMenu, readTree } from '../../shared/shell-records.ts'
import { isEmail, isPhone } from '../../shared/validators.ts'
import { address, directives, record, sentAddress, text, wellFormed } from './made-up.ts'
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

/** A browser that follows the location stays on the site. */
function staysHere(location: string): void {
  must(/^\/(?![/\\])/.test(location), `leaves by its beginning: ${JSON.stringify(location)}`)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: none may be in a header
  must(!/[\u0000-\u001f\u007f]/.test(location), `control characters: ${JSON.stringify(location)}`)
  must(new URL(location, site).origin === site, `leaves: ${location}`)
}

export const pureSubjects = [
  subject(
    'no redirect leaves the site, and none leads to another one',
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
        staysHere(location)
        const cookie = decision.remember ?? request.cookie
        const next = decideLocale({ ...request, cookie, target: location })
        const again = next.kind === 'redirect' && next.location !== location
        must(!again || decision.status === 301, `two redirects in a row: ${location} to ${again ? next.location : ''}`)
      }
    )
  ),
  subject(
    'what is asked of the backend lies below its API, however often it is decoded',
    15_000,
    fc.property(address, (given) => {
      const read = readTarget(`/api${given}`, '/api')
      isFormCall(`/api${given}`)
      if (!read) return
      must(read.target.startsWith('/'), `no path: ${read.target}`)
      let path = `/base${read.target.split('?')[0]}`
      for (let i = 0; i < 6; i += 1) {
        const seen = new URL(path.replaceAll('\\', '/'), 'http://backend').pathname
        must(seen === '/base' || seen.startsWith('/base/'), `leads to ${seen}`)
        try {
          path = decodeURIComponent(path)
        } catch {
          break
        }
      }
    })
  ),
  subject(
    'a signature is asked for pages of this site alone',
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
        const read = readShareUrl(`url=${encoded ? encodeURIComponent(url) : url}`, 'fair.example')
        if (read === undefined) return
        must(new URL(read).host === 'fair.example', `signs ${read}`)
        must(read.length <= 2000 && !read.includes('#') && /^https?:/.test(read), `signs ${read}`)
      }
    )
  ),
  subject(
    'no Location of the backend leads visitors away',
    6000,
    fc.property(
      fc.constantFrom('', 'http://backend:8080', 'https://backend:8080', 'http://evil.example', '//'),
      address,
      (head, rest) => {
        const places = { origin: 'http://backend:8080', prefix: '/base', mount: '/api' }
        const fields = relocated(['Location', head + rest], '/x', places)
        if (!fields) return
        const location = fields[1]!
        must(location.startsWith('/api/'), `leads to ${location}`)
        must(new URL(location, site).origin === site, `leaves: ${location}`)
      }
    )
  ),
  subject(
    'directives are read whatever they look like, and seconds are whole and bounded',
    12_000,
    fc.property(directives, (value) => {
      const read = parseDirectives(value)
      for (const name of ['max-age', 's-maxage', 'stale-if-error']) {
        const number = seconds(read, name)
        must(
          number === undefined || (Number.isInteger(number) && number >= 0 && number <= 2 ** 31),
          `${name} is ${number}`
        )
      }
    })
  ),
  subject(
    'a date is read as it was written, or not at all',
    8000,
    fc.property(
      fc.oneof(text, fc.date({ min: new Date(0), max: new Date('2099-01-01'), noInvalidDate: true })),
      (given) => {
        if (typeof given === 'string') {
          const read = parseDate(given, 1_750_000_000_000)
          must(read === undefined || Number.isFinite(read), `${given} is ${read}`)
          return
        }
        const whole = Math.floor(given.getTime() / 1000) * 1000
        must(parseDate(given.toUTCString(), 1_750_000_000_000) === whole, given.toUTCString())
      }
    )
  ),
  subject(
    'a language and a coding are chosen from any header',
    8000,
    fc.property(fc.oneof(languages, directives, fc.constantFrom('br;q=0, gzip', '*;q=0', 'identity;q=0')), (value) => {
      must(['cn', 'en'].includes(preferredLocale(value)), value)
      must(['cn', 'en'].includes(languageOf(value)), value)
      const coding = chosenCoding(value)
      must(
        !(coding === 'br' && /\bbr\s*;\s*q=0(\.0*)?\s*(,|$)/i.test(value) && !/\bbr\s*(,|$)/i.test(value)),
        `${coding} for ${value}`
      )
    })
  ),
  subject(
    'whatever is entered, a form is checked, and what passes is what it says',
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
        const errors = check(form, values)
        for (const field of form.fields) {
          if (errors[field.name]) continue
          const value = cleanValue(field, values[field.name])
          if (value === '') must(!field.required, `${field.name} is missing and passes`)
          else if (field.kind === 'email')
            must(isEmail(value) && !/[\r\n\s]/.test(value), `email ${JSON.stringify(value)}`)
          else if (field.kind === 'phone')
            must(isPhone(value) && !/[\r\n]/.test(value), `phone ${JSON.stringify(value)}`)
          must(value.length <= field.max || field.kind === 'checkbox', `${field.name} is too long and passes`)
        }
      }
    )
  ),
  subject(
    'any address is a route, and its query is declared, bounded and finite unless it says otherwise',
    8000,
    fc.property(address, fc.oneof(text, fc.webQueryParameters()), (path, query) => {
      const match = matchRoute(path, query)
      must(typeof match.screen === 'string', path)
      const length = Object.values(match.query).join('').length
      must(length < 400, `a query of ${length} characters is taken over`)
      must(!match.finite || !('q' in match.query || 'code' in match.query), 'free text counts as finite')
    })
  ),
  subject(
    'an address from data is a link only where it leads by http, mail or phone',
    8000,
    fc.property(fc.oneof(address, text, record), (value) => {
      const href = safeHref(value, true)
      if (href === undefined) return
      must(['http:', 'https:', 'mailto:', 'tel:'].includes(new URL(href, site).protocol), href)
    })
  ),
  subject(
    'records of any shape are read, and no prototype is touched',
    6000,
    fc.property(record, (value) => {
      readMenu(value)
      readConfig(value)
      readCategories(value)
      readTree(value, 'en')
      project(value, 'cn')
      must(!('polluted' in {}) && Object.keys(Object.prototype).length === 0, 'a prototype was touched')
    })
  ),
  subject(
    'state inside a page ends no element and comes back as it was',
    5000,
    fc.property(fc.oneof(record, text), (value) => {
      const json = safeJson(value)
      must(!json.includes('<') && !/[\u2028\u2029]/.test(json), json)
      must(JSON.stringify(JSON.parse(json)) === JSON.stringify(value), json)
    })
  ),
  subject(
    'any number is shown as a date or as nothing',
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
