/** Checks a backend against the contract: asks every call in both languages and follows what the answers lead to. */

import { getCall } from '../../shared/calls/call.ts'
import { config as configCall, shareSignature } from '../../shared/calls/rows.ts'
import { callDefinitions } from '../../shared/calls/table.ts'
import { apiLocales } from '../../shared/locale/bilingual.ts'
import { type Palette, readLook } from '../../shared/records/look.ts'
import { readList } from '../../shared/records/read-record.ts'
import { readConfig } from '../../shared/records/shell-records.ts'
import { contractFaults } from '../api/contract-faults.ts'
import {
  displayFaults,
  hasLostChinese,
  lostCharacters,
  noChinese,
  otherRecordFault
} from '../api/display/display-faults.ts'
import { textFieldsOf } from '../api/display/text-fields.ts'
import { printable } from '../api/explain-failure.ts'
import { fieldFaults } from '../api/field-faults.ts'
import { signatureFault } from '../api/share-route.ts'
import type { Answer, AskedCall, BackendClient } from './backend-client.ts'
import { checkRevalidation } from './caching.ts'
import { type CachingOptions, type CallReport, reportOf, rowOfForm } from './call-report.ts'
import { type CheckedForm, missingForms } from './check-form.ts'
import { compareLanguages, identicalTexts } from './compare-languages.ts'
import { differencesFromSamples, type SampleDifference } from './compare-samples.ts'
import {
  answersElsewhere,
  basicCalls,
  refusedQueries,
  reportAnswers,
  respelledCalls,
  whyUnreachable
} from './failed-answers.ts'
import { createFindings, type Finding, type FindingList, type Found, placeOf } from './findings.ts'
import { type LinkedPage, type MissingPage, pagesLinkedBy, pagesOfSite, whyMissing } from './linked-pages.ts'
import { checkPictures, type PictureOptions } from './pictures.ts'
import { checkFilters, checkRecords, checkTalkDays, checkTrades, unknownId } from './records.ts'
import { removedMarkup } from './removed-markup.ts'

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

export interface CheckOptions extends Omit<PictureOptions, 'limit'>, CachingOptions {
  /** Records and pages that are followed for each call, and pictures. */
  limit: number
  siteOrigin: string
  /** Milliseconds for which a page waits for a call that it can do without (PAGE_WAIT_MS). */
  pageWaitMs: number
  /** The colours of the edition, on which those of the configuration stand; undefined: they are not checked. */
  skin?: Palette
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

/** Runs the check. */
export async function checkBackend(client: BackendClient, options: CheckOptions): Promise<Checked> {
  const findings = createFindings()
  const parameters: Record<string, Record<string, string>> = {
    '/search': { q: 'a' },
    '/checkCode': { code: '00000000000000000' },
    [sharePath]: { url: `${options.siteOrigin}/` }
  }
  // `fairInfo` is the embedded backend's alone.
  const isFixed = ({ path }: AskedCall) => basicCalls.includes(path)
  const calls: AskedCall[] = [
    ...[...callDefinitions.values()].filter(({ name }) => name !== 'fairInfo'),
    shareCall
  ].sort((a, b) => Number(isFixed(b)) - Number(isFixed(a)))
  const first = calls.filter(({ isRecord }) => !isRecord)
  const began = await Promise.all(
    first.flatMap((call) => apiLocales.map((locale) => client.ask(call, parameters[call.path] ?? {}, locale)))
  )
  const ofFixed = began.filter(({ call }) => isFixed(call))
  if (ofFixed.every(({ kind }) => kind !== 'valid')) {
    reportAnswers(began, findings)
    const report: Report = {
      calls: calls.map((call) => reportOf(call, began, options, findings)),
      findings: findings.all(),
      missingPages: [],
      requests: client.requests(),
      skipped: { pages: 0, pictures: 0 }
    }
    const elsewhere = await answersElsewhere(options.base, client, ofFixed)
    return { report, unreachable: [...whyUnreachable(ofFixed), ...elsewhere] }
  }

  const { missing: linkedMissing, skipped } = await followLinks(client, options.limit)
  const answers = await client.answers()
  await checkRevalidation(answers, client, findings)
  await checkFilters(answers, client, findings, await checkRecords(answers, client, findings))
  checkTrades(answers, findings)
  checkTalkDays(answers, findings)
  const linked = new Set(linkedMissing.flatMap(({ field, needs }) => (field === undefined ? [] : [needs])))
  const respelled = await respelledCalls(options.base, client, ofFixed)
  const refused = await refusedQueries(options.base, client, answers)
  if (refused) findings.add(refused)
  // What has no answer for that reason is not named one by one.
  const told = refused ? answers.filter(({ target }) => !target.includes('?')) : answers
  const missing = linkedMissing.filter(({ needs }) => !refused || told.some(({ call }) => call.path === needs))
  const absent = reportAnswers(told, findings, { linked, respelled })
  const valid = answers.filter(({ kind }) => kind === 'valid')
  const chinese = valid.filter(({ locale }) => locale === 'cn')
  const isGarbled = hasLostChinese(chinese.map(({ data }) => data))
  if (isGarbled && chinese[0]) findings.add(noChineseLeft(chinese[0]))
  const inOneLanguage = compareLanguages(answers, findings)
  for (const answer of valid)
    checkAnswer(answer, { ...options, isGarbled, isInOneLanguage: inOneLanguage.has(answer.call.path) }, findings)
  // Filtered lists and later pages; of a record that is not there more is said than what it lacks.
  for (const answer of (await client.answers()).slice(answers.length))
    if (answer.kind === 'valid' && !answer.target.endsWith(unknownId)) checkContract(answer, findings)
  reportSlow(answers, options.pageWaitMs, findings)
  reportMissing(missing, absent, findings)
  const pictures = await checkPictures(answers, client, options)
  for (const found of pictures.found) findings.add(found)
  const form = await options.sendForm?.()
  for (const found of form?.found ?? []) findings.add(found)
  for (const found of await missingForms(client, configOf(answers))) findings.add(found)
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

const configOf = (answers: readonly Answer[]) =>
  readConfig(answers.find(({ call, kind }) => call.path === configCall.path && kind === 'valid')?.data)

/** Follows the links of all answers, then those of the pages that they lead to, at most `limit` for each call. */
async function followLinks(client: BackendClient, limit: number): Promise<{ missing: MissingPage[]; skipped: number }> {
  const followed = new Map<string, LinkedPage>()
  const perKind = new Map<string, number>()
  const missing: MissingPage[] = []
  let skipped = 0
  for (let round = 0; round < 3; round += 1) {
    const answers = await client.answers()
    const pageList = answers.find(({ call }) => call.path === '/getPageList')?.data
    const links = [...answers.flatMap(pagesLinkedBy), ...pagesOfSite()]
    const next: LinkedPage[] = []
    for (const link of links) {
      const known = followed.get(link.path)
      if (known && known.target === link.target && known.field === link.field)
        known.locales = [...new Set([...known.locales, ...link.locales])]
      if (known) continue
      followed.set(link.path, link)
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

interface OfAnswer extends Pick<CheckOptions, 'mediaOrigin' | 'skin'> {
  /** Whether it has been said that no Chinese character came. */
  isGarbled: boolean
  /** Whether it has been said that the answers of the call in both languages are the same. */
  isInOneLanguage: boolean
}

/** Checks one valid answer: contract, what pages cannot display, and markup that visitors will not see. */
function checkAnswer(
  answer: Answer,
  { mediaOrigin, skin, isGarbled, isInOneLanguage }: OfAnswer,
  findings: FindingList
): void {
  const { call, target, locale, data, fields, oddities, receivedAt } = answer
  const common = placeOf(answer)
  for (const oddity of oddities) findings.add({ ...common, ...oddity, check: 'answer', isOfAllCalls: true })
  for (const message of call.cacheable ? fieldFaults(fields, receivedAt) : []) {
    const alike = message.split(' ', 1)[0]
    findings.add({ ...common, severity: 'note', check: 'caching', message, alike })
  }
  checkContract(answer, findings)
  for (const { kind, text, field } of textFieldsOf(data)) {
    const removed = kind === 'markup' ? removedMarkup(text) : []
    if (removed.length > 0) {
      const message = `visitors do not get ${removed.slice(0, 8).join(', ')}`
      findings.add({ ...common, severity: 'note', check: 'markup', field, message })
    }
  }
  for (const faults of displayFaults(call.path, data, locale, mediaOrigin))
    for (const fault of faults)
      if (!(isGarbled && fault.message === lostCharacters) && !((isGarbled || isInOneLanguage) && fault === noChinese))
        findings.add({
          ...common,
          check: 'display',
          ...fault,
          field: withCode(call.path, fault.field, data),
          isOfAllCalls: fault.isOfAllFields ?? false
        })
  if (call.path === configCall.path && skin)
    for (const problem of readLook(readConfig(data), skin).problems) {
      const message = `${problem}; what is wrong of the look is not used`
      findings.add({ ...common, severity: 'error', check: 'display', field: 'data', message })
    }
  const wrong = call.path === sharePath ? signatureFault(target, data) : otherRecordFault(target, data)
  if (wrong) findings.add({ ...common, check: 'display', ...wrong })
  for (const field of identicalTexts(data)) {
    const message = 'the same sentence in both languages'
    findings.add({ ...common, severity: 'note', check: 'language', field, message })
  }
}

/** A field, in the configuration with the code of its row. */
function withCode(path: string, field: string, data: unknown): string {
  const [, row] = (path === configCall.path && /^data\[(\d+)\]/.exec(field)) || []
  const code = row === undefined ? undefined : Object((readList(data) ?? [])[Number(row)]).code
  return typeof code === 'string' ? `${field} (${code})` : field
}

/** Checks the data of a valid answer against the contract. */
function checkContract(answer: Answer, findings: FindingList): void {
  for (const faults of contractFaults(answer.call.path, answer.data, answer.locale))
    for (const { path: field, expected, got, seen, isLost } of faults)
      findings.add({
        ...placeOf(answer),
        severity: isLost ? 'error' : 'note',
        check: 'contract',
        field,
        message: `expected ${expected}, got ${got}; visitors see: ${seen}`,
        // What is read all the same is one note for all fields, and a wrong language one error for all calls.
        ...(isLost
          ? causeOf(expected, got)
          : { isOfAllFields: true, alike: `${expected} ${seen}`.replace(/\d+/g, '0') }),
        ...(field === 'data' && expected.startsWith('names in') && { alike: expected })
      })
}

/** What has one cause in all records: names that are spelled otherwise, and times that are texts. */
function causeOf(expected: string, got: string): Pick<Found, 'isOfAllFields' | 'alike'> {
  const cause = got.startsWith('nothing, but ')
    ? 'other names'
    : expected.startsWith('a time') && got.startsWith('text')
      ? expected
      : undefined
  return cause === undefined ? {} : { isOfAllFields: true, alike: cause }
}

/** What is said once where every Chinese text has lost its characters. */
const noChineseLeft = (answer: Answer): Found => ({
  ...placeOf(answer),
  severity: 'error',
  check: 'display',
  message:
    'no Chinese character came in any answer, only question marks: is the response written in ISO-8859-1 or ASCII, or is the database not in UTF-8 (utf8mb4)?'
})

/** Reports the calls of which even the fastest answer comes later than pages wait for it. */
function reportSlow(answers: readonly Answer[], pageWaitMs: number, findings: FindingList): void {
  for (const path of new Set(answers.map(({ call }) => call.path))) {
    const own = answers.filter(({ call, kind }) => call.path === path && kind !== 'failed')
    const fastest = Math.min(...own.map(({ milliseconds }) => milliseconds))
    const [first] = own
    if (!first || fastest <= pageWaitMs) continue
    const message = `takes more than PAGE_WAIT_MS (${pageWaitMs} ms): pages do not wait for it where they can do without it`
    findings.add({ ...placeOf(first), severity: 'note', check: 'answer', message, isOfAllCalls: true })
  }
}

function reportMissing(missing: readonly MissingPage[], absent: ReadonlySet<string>, findings: FindingList): void {
  for (const { path, call, target, field, locales, needs, why } of missing) {
    // That a call is absent is a finding of its own, and the site's own links are no fault of the data.
    if (field === undefined || (needs !== undefined && absent.has(needs))) continue
    const message = `leads to ${path}, which will be 404: ${why}`
    for (const locale of locales)
      findings.add({ severity: 'error', check: 'link', call, target, locale, field, message })
  }
}
