/** Answers that failed, and calls that the backend does not have. */
import { config, shareSignature } from '../../shared/calls/rows.ts'
import { callDefinitions } from '../../shared/calls/table.ts'
import { withoutTrailingSlashes } from '../../shared/pages/links.ts'
import { field } from '../http/fields.ts'
import type { Answer, BackendClient } from './backend-client.ts'
import type { FindingList } from './findings.ts'

const { path: sharePath } = shareSignature
const { path: configPath } = config
/** Calls that every backend has. The site has two more: a post, and the signature, which needs an account. */
export const basicCalls = [...callDefinitions.values()]
  .filter(({ isBasic }) => isBasic)
  .map(({ path }) => path as string)

/** An explanation without what it shows of one body: faults of the same kind are alike. */
function withoutSample(why: string): string {
  return why.replace(/“[^“”]*”/g, (sample) => /"code":-?\d+/.exec(sample)?.[0] ?? '').replace(/\bat character \d+/g, '')
}

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

/** Reports failed answers, and calls that the backend does not have; returns these. */
export function reportAnswers(answers: readonly Answer[], findings: FindingList): Set<string> {
  const absent = new Set<string>()
  for (const path of new Set(answers.map(({ call }) => call.path))) {
    const own = answers.filter(({ call }) => call.path === path)
    if (own.every(({ kind }) => kind === 'missing')) {
      absent.add(path)
      // The signature may be refused where no account is configured.
      const severity = basicCalls.includes(path) ? 'error' : 'note'
      for (const { target, locale, reason } of own.slice(0, 2)) {
        const state = path === sharePath ? 'no signature' : 'the call is not there'
        const message = `${state} (${reason})${consequences[path] ?? ''}`
        findings.add({
          severity,
          check: 'answer',
          call: path,
          target: path === '/getPage' ? path : target,
          locale,
          message
        })
      }
    }
    for (const answer of own) {
      const { kind, status, target, locale, why, reason } = answer
      if (kind !== 'failed') continue
      const severity = path === sharePath && status !== undefined && status < 500 ? 'note' : 'error'
      // A status is of the call; what a body is not is usually the same in all of them.
      const alike = /^\d/.test(reason) ? undefined : withoutSample(why)
      findings.add({ severity, check: 'answer', call: path, target, locale, message: why, alike })
    }
  }
  return absent
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
