/** Answers that failed, and calls that the backend does not have. */
import { config, shareSignature } from '../../shared/calls/rows.ts'
import { callDefinitions } from '../../shared/calls/table.ts'
import { withoutTrailingSlashes } from '../../shared/pages/links.ts'
import { field } from '../http/fields.ts'
import type { Answer, BackendClient } from './backend-client.ts'
import { type Finding, type FindingList, type Found, failureOf, placeOf, withoutSample } from './findings.ts'
import { unknownId } from './records.ts'

const { path: sharePath } = shareSignature
const { path: configPath } = config
/** Calls that every backend has. The site has two more: a post, and the signature, which needs an account. */
export const basicCalls = [...callDefinitions.values()]
  .filter(({ isBasic }) => isBasic)
  .map(({ path }) => path as string)

/** The fixed calls with 404 whose paths in small letters have an answer. */
export async function respelledCalls(
  base: string,
  client: BackendClient,
  answers: readonly Answer[]
): Promise<string[]> {
  const respelled: string[] = []
  for (const path of basicCalls) {
    const own = answers.filter(({ call }) => call.path === path)
    const small = path.toLowerCase()
    const [first] = own
    if (!first || small === path || own.some(({ status }) => status !== 404 && status !== 410)) continue
    const url = `${withoutTrailingSlashes(base)}${small}${first.target.slice(path.length)}`
    const answer = await client.probe(new URL(url))
    if (answer?.status === 200 && isJson(answer.type)) respelled.push(path)
  }
  return respelled
}

/**
 * What is said of a backend that has calls without a query and none with one, whatever the call; undefined for any other.
 */
export async function refusedQueries(
  base: string,
  client: BackendClient,
  answers: readonly Answer[]
): Promise<Found | undefined> {
  const plain = answers.find(({ kind, target }) => kind === 'valid' && !target.includes('?'))
  if (!plain || answers.some(({ status, target }) => target.includes('?') && status !== 404)) return undefined
  const target = `${plain.target}?pid=0`
  const answer = await client.probe(new URL(`${withoutTrailingSlashes(base)}${target}`))
  const message = `404, as is every call with a query, and ${plain.target} answers: is the query part of the route?`
  return answer?.status === 404
    ? { ...placeOf({ ...plain, target }), severity: 'error', check: 'answer', message }
    : undefined
}

/** What is said of a call that has an answer below this address. */
const inSmallLetters = (path: string) => `${path.toLowerCase()} answers: names are case-sensitive`

/** What came in place of the answers to the fixed calls: a line for all calls with the same reason. */
export function whyUnreachable(ofFixed: readonly Answer[]): string[] {
  const explained = new Map<string, { why: string; paths: Set<string> }>()
  for (const answer of ofFixed) {
    const { why } = answer
    // Redirects differ in the address of the call alone, the others in what they show of the body.
    const { path } = answer.call
    const alike = [path, answer.target.slice(path.length)].reduce(
      (text, own) => text.replaceAll(own, '').replaceAll(encodeURIComponent(own), ''),
      withoutSample(why)
    )
    const known = explained.get(alike) ?? { why, paths: new Set() }
    explained.set(alike, { why: known.why, paths: known.paths.add(answer.call.path) })
  }
  if (ofFixed.every(({ status }) => status === undefined))
    return [...explained.values()].map(({ why }) => `the backend cannot be asked: ${why}`)
  const lines = [...explained.values()].map(({ why, paths }) => `${[...paths].join(', ')}: ${why}`)
  const isElsewhere = ofFixed.every(({ status }) => status === 404 || status === 410)
  return [`none of the fixed calls has an answer${isElsewhere ? ": is this the API's base URL?" : ':'}`, ...lines]
}

/**
 * A line for where the calls are, if a part of the path of `base` was left out or is too much; none where it is
 * something else, or where it is not found.
 */
export async function answersElsewhere(
  base: string,
  client: BackendClient,
  ofFixed: readonly Answer[]
): Promise<string[]> {
  // What answers with JSON has the calls at this address.
  const isOther = ({ status, fields }: Answer) =>
    status === 404 || status === 410 || (status === 200 && !isJson(field(fields, 'content-type') ?? ''))
  if (!ofFixed.every(isOther)) return []
  const respelled = await respelledCalls(base, client, ofFixed)
  if (respelled.length > 0) return respelled.map(inSmallLetters)
  const { origin, pathname } = new URL(base)
  const path = withoutTrailingSlashes(pathname)
  for (const other of [`${path}/api`, path.replace(/\/[^/]*$/, ''), `${path}/v1`, `/v1${path}`, `/index.php${path}`]) {
    const answer = other === path ? undefined : await client.probe(new URL(`${origin}${other}${configPath}`))
    if (answer?.status === 200 && isJson(answer.type))
      return [`${configPath} has an answer below ${origin}${other}: name that URL`]
  }
  return []
}

const isJson = (type: string) => /\bjson\b/i.test(type)

/** What of the reports on other calls counts for those that are missing. */
interface OfMissing {
  /** The calls that pages need to which the data lead, and that have nothing for them. */
  linked: ReadonlySet<string | undefined>
  /** The paths that have an answer in small letters. */
  respelled: readonly string[]
}

/** Reports failed answers, and calls that the backend does not have; returns these. */
export function reportAnswers(
  answers: readonly Answer[],
  findings: FindingList,
  { linked, respelled }: OfMissing = { linked: new Set(), respelled: [] }
): Set<string> {
  const absent = new Set<string>()
  const bodies = new Set(
    answers.flatMap(({ kind, call, bodyHash }) => (kind === 'missing' && !call.isRecord ? [bodyHash] : []))
  )
  const hasAnswer = answers.some(({ kind }) => kind === 'valid')
  for (const path of new Set(answers.map(({ call }) => call.path))) {
    const own = answers.filter(({ call }) => call.path === path)
    if (own.every(({ kind }) => kind === 'missing')) {
      absent.add(path)
      const lacking = whatItLacks(own, linked.has(path), bodies)
      // The signature may be refused where no account is configured.
      const severity = lacking?.severity ?? (basicCalls.includes(path) ? 'error' : 'note')
      for (const answer of own.slice(0, 2)) {
        const { target, reason } = answer
        const state = `${path === sharePath ? 'no signature' : 'the call is not there'} (${reason})`
        const other = respelled.includes(path) ? `, and ${inSmallLetters(path)}` : ''
        findings.add({
          ...placeOf({ ...answer, target: path === '/getPage' ? path : target }),
          severity,
          check: 'answer',
          message: lacking?.message ?? `${state}${other}${consequences[path] ?? ''}`
        })
      }
    }
    for (const answer of own) {
      if (answer.kind !== 'failed') continue
      const { message, ...failure } = failureOf(answer)
      // The base URL is right where another call has an answer.
      const why = hasAnswer
        ? message.replace(/; is this the API's base URL\?/, ', and wanted is 404 for a call that is not there:')
        : message
      findings.add({ ...failure, message: why })
    }
  }
  return absent
}

/**
 * What is said of a call that has nothing for any page or record: with 404 in the envelope it answers, unless calls that
 * are not there have the same body. Undefined for another call, and where nothing tells it from one that is not there.
 */
function whatItLacks(
  own: readonly Answer[],
  isLinked: boolean,
  absent: ReadonlySet<string>
): Pick<Finding, 'severity' | 'message'> | undefined {
  const asked = own.filter(({ target }) => !target.endsWith(unknownId))
  const [first] = asked
  if (!first?.call.isRecord || asked.some(({ isDoubtful }) => isDoubtful)) return undefined
  const isPerhapsAbsent = asked.some(({ bodyHash }) => absent.has(bodyHash))
  if (isPerhapsAbsent && !isLinked) return undefined
  const [name = '', value = ''] = [...new URLSearchParams(first.target.split('?')[1])].at(-1) ?? []
  const { size } = new Set(asked.map(({ target }) => target))
  const what = name === 'path' ? 'page' : 'record'
  const none = size > 1 ? `none of the ${size} ${what}s that were` : `not the ${what} that was`
  const state = isPerhapsAbsent ? 'the call is not there, or has' : 'the call answers, but has'
  const why = isLinked ? `: does it compare \`${name}\` as it is sent (${value})?` : ''
  const message = `${state} ${none} asked for (404 in the envelope)${why}`
  return { severity: isLinked && !isPerhapsAbsent ? 'error' : 'note', message }
}

/** What a backend without a call gives up. */
const consequences: Readonly<Record<string, string>> = {
  '/getHomeMenuList': ': pages have no menu',
  '/getWebInfo': ': titles are the host name, and pages have no facts of the fair',
  '/industry/tree': ': directories have no tree of trades',
  '/getProductCategoryList': ': the e-news form has no categories',
  '/getHome': ': the home page shows the shell alone',
  '/getPageList': ': unknown addresses are asked for one by one, and the sitemap holds the home page alone',
  '/getPage': ': pages of content will be 404',
  '/getNewsList': ': /news will be 404',
  '/getNews': ': pages of news will be 404',
  '/getExhibitorList': ': /exhibitor/featured will be 404',
  '/getExhibitor': ': pages of exhibitors will be 404',
  '/getBooths': ': the plan of the hall will be 404',
  '/getProductList': ': /visitor/products will be 404',
  '/getProduct': ': pages of products will be 404',
  '/getTalkList': ': pages show no programme',
  '/getTalk': ': pages of talks will be 404',
  '/getAwards': ': pages show the awards that getPage brings',
  '/search': ': the search finds nothing',
  '/checkCode': ': the code query finds nothing',
  [sharePath]: ': sharing inside WeChat shows no title and picture'
}
