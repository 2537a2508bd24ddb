/** Checks a backend against the contract: asks every call in both languages and follows what the answers lead to. */

import { getCall, type Tag } from '../../shared/calls/call.ts'
import type { CallName } from '../../shared/calls/names.ts'
import { config, menu, shareSignature } from '../../shared/calls/rows.ts'
import { callDefinitions, callsByPath } from '../../shared/calls/table.ts'
import { apiLocales } from '../../shared/locale/bilingual.ts'
import { isForcedCall } from '../api/calls.ts'
import { contractFaults } from '../api/contract-faults.ts'
import { declaredLifetimes } from '../api/declared-call-rule.ts'
import { explainNoResponse, explainResponse, printable } from '../api/explain-failure.ts'
import { field as fieldOf } from '../http/fields.ts'
import { revalidationFields } from '../http/validators.ts'
import type { Answer, AskedCall, BackendClient } from './backend-client.ts'
import { cachingOf } from './caching.ts'
import type { CheckedForm } from './check-form.ts'
import { differencesOf, identicalTexts } from './compare-languages.ts'
import { differencesFromSamples, type SampleDifference } from './compare-samples.ts'
import { textFieldsOf, textsEscapedTwice } from './fields.ts'
import { createFindings, type Finding, type FindingList } from './findings.ts'
import { type LinkedPage, type MissingPage, pagesLinkedBy, pagesOfSite, whyMissing } from './linked-pages.ts'
import { checkPictures, type PictureOptions } from './pictures.ts'
import { removedMarkup } from './removed-markup.ts'
import { configLosses, menuLosses } from './shell-losses.ts'

/** One row of the report. */
export interface CallReport {
  call: string
  /** Requests by result: `valid`, `missing` and `failed`. */
  results: Record<Answer['kind'], number>
  /** Longest time to a complete answer, in milliseconds. */
  milliseconds: number
  /** What the cache does with it; empty where there was no answer. */
  caching: string
  /** What CACHE_FORCE would have to name for it to be reused; absent where it is, or where nothing helps. */
  force?: string
}

export interface Report {
  calls: CallReport[]
  findings: Finding[]
  /** Pages that visitors are led to and that will be 404. */
  missingPages: MissingPage[]
  requests: number
  /** With `diff`: how the answers differ from the samples of the API's document. */
  diff?: SampleDifference[]
  /** Records and pictures beyond the limit. */
  skipped: { pages: number; pictures: number }
}

export interface CheckOptions extends Omit<PictureOptions, 'limit'> {
  /** Records and pages that are followed for each call, and pictures. */
  limit: number
  siteOrigin: string
  /** CACHE_FORCE. */
  forced: readonly (CallName | Tag)[]
  ttlS: number
  staleS: number
  /** Whether the answers are compared with the samples. */
  diff?: boolean
  /** Sends a form, which is a row of the report; undefined: none is sent. */
  sendForm?: (() => Promise<CheckedForm>) | undefined
}

export interface Checked {
  report: Report
  /** Why there is nothing to check, in lines: the report has what came in place of the answers. */
  unreachable?: readonly string[]
}

const { path: sharePath } = shareSignature
const shareCall: AskedCall = getCall(sharePath, { parameters: { url: /^/ }, cacheable: false })
/** Calls that every backend has. The site has two more: a post, and the signature, which needs an account. */
const basicCalls = [...callDefinitions.values()].filter(({ isBasic }) => isBasic).map(({ path }) => path as string)

/** Runs the check. */
export async function checkBackend(client: BackendClient, options: CheckOptions): Promise<Checked> {
  const findings = createFindings()
  const parameters: Record<string, Record<string, string>> = {
    '/search': { q: 'a' },
    '/checkCode': { code: '00000000000000000' },
    [sharePath]: { url: `${options.siteOrigin}/` }
  }
  // `fairInfo` is the embedded backend's alone.
  const calls = [...[...callDefinitions.values()].filter(({ name }) => name !== 'fairInfo'), shareCall]
  const first = calls.filter(({ isRecord }) => !isRecord)
  const began = await Promise.all(
    first.flatMap((call) => apiLocales.map((locale) => client.ask(call, parameters[call.path] ?? {}, locale)))
  )
  const ofFixed = began.filter(({ call }) => basicCalls.includes(call.path))
  if (ofFixed.every(({ kind }) => kind !== 'valid')) {
    reportAnswers(began, findings, options.base)
    const report: Report = {
      calls: calls.map((call) => reportOf(call, began, options, findings)),
      findings: findings.all(),
      missingPages: [],
      requests: client.requests(),
      skipped: { pages: 0, pictures: 0 }
    }
    return { report, unreachable: whyUnreachable(ofFixed, options.base) }
  }

  const { missing, skipped } = await followLinks(client, options.limit)
  const answers = await client.answers()
  await checkRevalidation(began, client, findings)
  const absent = reportAnswers(answers, findings, options.base)
  for (const answer of answers.filter(({ kind }) => kind === 'valid')) checkAnswer(answer, findings)
  compareLanguages(answers, findings)
  reportMissing(missing, absent, findings)
  const pictures = await checkPictures(answers, client, options)
  for (const found of pictures.found) findings.add(found)
  const form = await options.sendForm?.()
  if (form) findings.add(form.found)
  const rows = calls.map((call) => reportOf(call, answers, options, findings))
  if (form) rows.push(rowOfForm(form))
  const report: Report = {
    calls: rows,
    findings: findings.all(),
    missingPages: missing.map((page) => ({
      ...page,
      path: printable(page.path),
      target: printable(page.target),
      field: page.field && printable(page.field),
      why: printable(page.why)
    })),
    requests: client.requests(),
    ...(options.diff ? { diff: differencesFromSamples(answers) } : {}),
    skipped: { pages: skipped, pictures: pictures.total - pictures.asked }
  }
  return { report }
}

/** What is wrong with an answer that failed. */
function explainFailure(answer: Answer, base: string): string {
  const { status, reason } = answer
  if (reason === 'too-large') return 'the body is larger than 4 MiB: the site uses no larger one'
  return printable(status === undefined ? explainNoResponse(reason, base) : explainResponse(answer, status))
}

/** What came in place of the answers to the fixed calls: a line for all calls with the same reason. */
function whyUnreachable(ofFixed: readonly Answer[], base: string): string[] {
  const explained = new Map<string, { why: string; paths: Set<string> }>()
  for (const answer of ofFixed) {
    const why = explainFailure(answer, base)
    // Redirects differ in the address of the call alone.
    const { path } = answer.call
    const alike = [path, answer.target.slice(path.length)].reduce(
      (text, own) => text.replaceAll(own, '').replaceAll(encodeURIComponent(own), ''),
      why
    )
    const known = explained.get(alike) ?? { why, paths: new Set() }
    explained.set(alike, { why: known.why, paths: known.paths.add(answer.call.path) })
  }
  if (ofFixed.every(({ status }) => status === undefined))
    return [...explained.values()].map(({ why }) => `the backend cannot be asked: ${why}`)
  const lines = [...explained.values()].map(({ why, paths }) => `${[...paths].join(', ')}: ${why}`)
  return ["none of the fixed calls has an answer: is this the API's base URL?", ...lines]
}

/** Follows the links of all answers, then those of the pages that they lead to, at most `limit` for each call. */
async function followLinks(client: BackendClient, limit: number): Promise<{ missing: MissingPage[]; skipped: number }> {
  const followed = new Set<string>()
  const perKind = new Map<string, number>()
  const missing: MissingPage[] = []
  let skipped = 0
  for (let round = 0; round < 3; round += 1) {
    const answers = await client.answers()
    const pageList = answers.find(({ call }) => call.path === '/getPageList')?.data
    const links = [...answers.flatMap(pagesLinkedBy), ...pagesOfSite()]
    const next: LinkedPage[] = []
    for (const link of links) {
      if (followed.has(link.path)) continue
      followed.add(link.path)
      const kind = link.path.replace(/\d+/g, '0').split('/').slice(0, 4).join('/')
      // Records of one kind are counted together, all pages of content as well.
      const counted = /\/0$/.test(kind) ? kind : 'page'
      const count = (perKind.get(counted) ?? 0) + 1
      perKind.set(counted, count)
      if (count > limit) skipped += 1
      else next.push(link)
    }
    const results = await Promise.all(next.map((link) => whyMissing(link, client, pageList)))
    missing.push(...results.flatMap((result) => result ?? []))
  }
  return { missing, skipped }
}

/** Reports failed answers, and calls that the backend does not have; returns these. */
function reportAnswers(answers: readonly Answer[], findings: FindingList, base: string): Set<string> {
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
      const { kind, status, target, locale } = answer
      if (kind !== 'failed') continue
      const severity = path === sharePath && status !== undefined && status < 500 ? 'note' : 'error'
      findings.add({ severity, check: 'answer', call: path, target, locale, message: explainFailure(answer, base) })
    }
  }
  return absent
}

/** What a backend without a call gives up. */
const consequences: Readonly<Record<string, string>> = {
  '/getHomeMenuList': ': pages have no menu',
  '/getWebInfo': ': titles and addresses are those of the sample edition',
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

const { path: menuPath } = menu
const { path: configPath } = config

/** Checks one valid answer: contract, what pages cannot display, and markup that visitors will not see. */
function checkAnswer({ call, target, locale, data, fields, hasByteOrderMark }: Answer, findings: FindingList): void {
  const common = { call: call.path, target, locale }
  const type = fieldOf(fields, 'content-type') ?? 'none'
  const oddities = [
    ...(/[/+]json\b/i.test(type) ? [] : [`the Content-Type is ${type}: wanted is application/json`]),
    ...(hasByteOrderMark ? ['the body begins with a byte order mark (BOM), which some programs do not read'] : [])
  ]
  for (const message of oddities)
    findings.add({ ...common, severity: 'note', check: 'answer', message, isOfAllCalls: true })
  for (const faults of contractFaults(call.path, data, locale))
    for (const { path: field, expected, got, seen, isLost } of faults)
      findings.add({
        ...common,
        severity: isLost ? 'error' : 'note',
        check: 'contract',
        field,
        message: `expected ${expected}, got ${got}; visitors see: ${seen}`
      })
  for (const { kind, text, field } of textFieldsOf(data)) {
    const removed = kind === 'markup' ? removedMarkup(text) : []
    if (removed.length > 0) {
      const message = `visitors do not get ${removed.slice(0, 8).join(', ')}`
      findings.add({ ...common, severity: 'note', check: 'markup', field, message })
    }
  }
  const losses = call.path === menuPath ? menuLosses(data) : call.path === configPath ? configLosses(data, locale) : []
  for (const loss of losses) findings.add({ ...common, check: 'display', ...loss })
  for (const field of textsEscapedTwice(data)) {
    const message = 'is escaped twice: visitors see the name of a character in place of it'
    findings.add({ ...common, severity: 'note', check: 'display', field, message })
  }
  for (const field of identicalTexts(data)) {
    const message = 'the same sentence in both languages'
    findings.add({ ...common, severity: 'note', check: 'language', field, message })
  }
}

function compareLanguages(answers: readonly Answer[], findings: FindingList): void {
  const english = new Map(answers.filter(({ locale }) => locale === 'en').map((answer) => [answer.target, answer]))
  for (const cn of answers) {
    const en = cn.locale === 'cn' ? english.get(cn.target) : undefined
    if (!en || cn.kind === 'failed' || en.kind === 'failed') continue
    const add = (message: string, field?: string) =>
      findings.add({
        severity: 'error',
        check: 'language',
        call: cn.call.path,
        target: cn.target,
        locale: 'en',
        field,
        message
      })
    if (cn.kind !== en.kind) add(`there is an answer in ${cn.kind === 'valid' ? 'Chinese' : 'English'} only`)
    else for (const { field, message } of differencesOf(cn.data, en.data)) add(message, field)
  }
}

function reportMissing(missing: readonly MissingPage[], absent: ReadonlySet<string>, findings: FindingList): void {
  for (const { path, call, target, field, needs, why } of missing) {
    // That a call is absent is a finding of its own, and the site's own links are no fault of the data.
    if (field === undefined || (needs !== undefined && absent.has(needs))) continue
    const message = `leads to ${path}, which will be 404: ${why}`
    findings.add({ severity: 'error', check: 'link', call, target, locale: 'cn', field, message })
  }
}

/** Asks once more with the validators of the first answer: a 304 saves the body, and another body costs a rendering. */
async function checkRevalidation(
  answers: readonly Answer[],
  client: BackendClient,
  findings: FindingList
): Promise<void> {
  const chosen = answers.filter(({ kind, call, locale }) => kind === 'valid' && call.cacheable && locale === 'cn')
  for (const { call, target, locale, fields, bodyHash } of chosen) {
    const preconditions = revalidationFields(fields)
    if (preconditions.length === 0) continue
    const { status, bodyHash: second } = await client.ask(call, {}, locale, preconditions)
    if (status !== 200) continue
    const message =
      second === bodyHash
        ? 'your validator is not answered with 304: the body is sent again each time'
        : 'the body changes with each request: pages with it are rendered each time it is fetched'
    findings.add({ severity: 'note', check: 'caching', call: call.path, target, locale, message })
  }
}

function rowOfForm({ isAccepted, milliseconds, found }: CheckedForm): CallReport {
  const results = { valid: isAccepted ? 1 : 0, missing: 0, failed: isAccepted ? 0 : 1 }
  return { call: found.call, results, milliseconds, caching: 'never stored: each form reaches you' }
}

function reportOf(
  call: AskedCall,
  answers: readonly Answer[],
  { forced, ttlS, staleS }: CheckOptions,
  findings: FindingList
): CallReport {
  const own = answers.filter((answer) => answer.call.path === call.path)
  const results = { valid: 0, missing: 0, failed: 0 }
  for (const { kind } of own) results[kind] += 1
  const milliseconds = Math.max(0, ...own.map((answer) => answer.milliseconds))
  const definition = callsByPath.get(call.path)
  const isForced = definition !== undefined && isForcedCall(definition, forced)
  const isStored = call.cacheable || isForced
  /** By the text without its figures: seconds pass between two answers. */
  const texts = new Map<string, string>()
  let isForceOfUse = false
  for (const { fields, target, locale, receivedAt, kind, status = 200 } of isStored ? own : []) {
    // What failed is stored nowhere.
    if (kind === 'failed') continue
    const isMissing = kind === 'missing'
    const defaults = declaredLifetimes(isMissing ? { lifetimeS: ttlS } : call, ttlS, staleS)
    const judged = cachingOf(fields, isForced, defaults, receivedAt, status)
    const isDoubtful = isMissing && status !== 404 && status !== 410
    const text = isDoubtful
      ? `not found (${status}): kept for ten seconds at most, and in place of no record; answer 404 in the envelope`
      : `${isMissing ? `not found (${status}): ` : ''}${judged.text}`
    isForceOfUse ||= judged.isForceOfUse
    const { severity } = judged
    if (severity && !isDoubtful)
      findings.add({
        severity: isMissing ? 'note' : severity,
        check: 'caching',
        call: call.path,
        target,
        locale,
        message: text
      })
    const alike = text.replace(/[\d,]+/g, '0')
    texts.set(alike, texts.get(alike) ?? text)
  }
  const answered = own.filter(({ kind }) => kind !== 'failed')
  const caching = isStored ? [...texts.values()].join(' / ') : 'never stored: each request reaches you'
  const name = isForceOfUse && definition ? (definition.cacheable ? definition.tag : definition.name) : undefined
  return {
    call: call.path,
    results,
    milliseconds,
    caching: answered.length === 0 ? '' : printable(caching),
    ...(name === undefined ? {} : { force: name })
  }
}
