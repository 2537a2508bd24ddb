import t from 'tap'
import { readJson } from '../../server/api/judge.ts'
import { languageOf } from '../../server/api/language.ts'
import { relocated } from '../../server/api/relocate.ts'
import { masked } from '../../server/api/share.ts'
import { readShareUrl, resemblesSharePath } from '../../server/api/share-url.ts'
import { showKept } from '../../server/api/show.ts'
import { readTarget } from '../../server/api/target.ts'
import { chosenCoding } from '../../server/cache/accept-encoding.ts'
import { cacheStatus } from '../../server/cache/cache-status.ts'
import { controlOf } from '../../server/cache/control.ts'
import { parseDate } from '../../server/cache/dates.ts'
import { parseDirectives, seconds } from '../../server/cache/directives.ts'
import { listMembers } from '../../server/cache/fields.ts'
import { namesFields, windowsOf } from '../../server/cache/freshness.ts'
import { endToEndFields } from '../../server/cache/hop-by-hop.ts'
import { merged } from '../../server/cache/merge.ts'
import { wishesOf } from '../../server/cache/request.ts'
import { fieldLines } from '../../server/cache/send-whole.ts'
import { parseTargeted } from '../../server/cache/targeted.ts'
import { matches, notModified } from '../../server/cache/validators.ts'
import { mergedVary, selecting, varyNames } from '../../server/cache/vary.ts'
import { isFormCall } from '../../server/form-guard.ts'
import { localeOfTarget } from '../../server/locale.ts'
import { askedFor, policies, policyOf } from '../../server/policy.ts'
import { proveFast } from '../fixtures/hostile-texts.ts'

/** What targets are read from: Node refuses a head of more than 16 KB. */
const tail = (text: string) => text.slice(-16_384)
const defaults = {
  fallbackS: undefined,
  fallbackRefreshS: 0,
  heuristicS: 60,
  graceS: 0,
  graceCoversErrors: false
}
const places = { origin: 'http://backend.example', prefix: '/api', mount: '/api' }
const lifetimes = (name: string, value: string) => {
  const fields = [name, value, 'Date', value, 'Age', value, 'Last-Modified', value]
  return windowsOf(200, fields, fields, controlOf(fields), { requested: 0, received: 0 }, defaults)
}

/** What reads the fields and targets of requests and answers. */
proveFast(t, {
  mergedVary: (text) => mergedVary(text, 'lang', 'Accept-Encoding'),
  varyNames: (text) => varyNames(['Vary', text]),
  'selecting by any field': (text) => selecting(['x'], { x: text }),
  'selecting by Accept-Language': (text) => selecting(['accept-language'], { 'accept-language': text }),
  listMembers,
  'parseDirectives and seconds': (text) => seconds(parseDirectives(`max-age=${text}`), 'max-age'),
  'parseDirectives of a quoted argument': (text) => parseDirectives(`a="${text}"`),
  parseTargeted,
  'parseTargeted of a string': (text) => parseTargeted(`a="${text}`),
  namesFields: (text) => namesFields(text),
  'windowsOf by Cache-Control': (text) => lifetimes('Cache-Control', text),
  'windowsOf by no-cache with fields': (text) => lifetimes('Cache-Control', `no-cache="${text}"`),
  'windowsOf by CDN-Cache-Control': (text) => lifetimes('CDN-Cache-Control', text),
  'windowsOf by Expires': (text) => lifetimes('Expires', text),
  wishesOf: (text) => wishesOf({ 'cache-control': text, pragma: text }),
  parseDate: (text) => parseDate(text, 0),
  endToEndFields: (text) => endToEndFields(['Connection', text, 'X', 'y']),
  merged: (text) => merged(['X', text], ['Connection', text]),
  'entity tags': (text) => matches(text, '"a"'),
  notModified: (text) => notModified({ 'if-none-match': text }, { etag: undefined, lastModified: text }, 0),
  chosenCoding,
  cacheStatus: (text) => cacheStatus({ detail: text }),
  'fields for visitors': (text) =>
    showKept(['Vary', text, 'Cache-Control', text, 'ETag', text], '1', false, fieldLines([])),
  'Location and Link': (text) => relocated(['Location', text], '/x', places),
  'languageOf the lang field': languageOf,
  readTarget: (text) => readTarget(`/api/${tail(text)}`, '/api'),
  'readTarget of a query': (text) => readTarget(`/api/x?${text}`, '/api'),
  readShareUrl: (text) => readShareUrl(`url=http://fair.example/${text}`, 'fair.example'),
  'readShareUrl of any query': (text) => readShareUrl(text, 'fair.example'),
  resemblesSharePath: (text) => resemblesSharePath(tail(text), ''),
  'resemblesSharePath of a query': (text) => resemblesSharePath('/x', tail(text)),
  isFormCall: (text) => isFormCall(`/api/${tail(text)}`),
  localeOfTarget,
  'masked text': masked,
  'masked names': (text) => masked({ [text]: '' }),
  'masked behind the name': (text) => masked(`jsapi_ticket${text}`),
  readJson: (text) => readJson(Buffer.from(`{"a":"${text}`)),
  policyOf: (text) => policyOf('/getProductCategoryList', tail(text)),
  askedFor: (text) => askedFor(policies.get('exhibitorList')!, (name) => (name === 'q' ? tail(text) : undefined))
})
