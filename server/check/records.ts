/** Checks lists of records beyond their first page, and what the backend says of a record that it does not have. */
import {
  code,
  config,
  exhibitor,
  exhibitorList,
  news,
  newsList,
  page,
  product,
  productList,
  search,
  talk,
  talkList,
  tree
} from '../../shared/calls/rows.ts'
import { isPresent, isRecord, readList, readTime } from '../../shared/records/read-record.ts'
import { readConfig } from '../../shared/records/shell-records.ts'
import { bodyPath } from '../api/describe-fault.ts'
import { idsOf, recordsOf, samePage } from '../api/display/display-faults.ts'
import { membersOf } from '../api/display/text-fields.ts'
import type { Answer, AskedCall, BackendClient } from './backend-client.ts'
import { type FindingList, failureOf, placeOf } from './findings.ts'

/** The lists with pages, and the calls of one record or page. */
const pagedLists: readonly AskedCall[] = [newsList, exhibitorList, productList]
const recordCalls: readonly AskedCall[] = [news, exhibitor, product, talk, page]
/** The id of no record. */
export const unknownId = '999999999'
/** What no record holds. */
const unknownText = 'qzxqjzkv'

/** The parameters by which lists are filtered, and the member of a record that has a value of each. */
const filters: readonly { list: AskedCall; parameter: string; member: string }[] = [
  { list: newsList, parameter: 'kind', member: 'kind' },
  { list: exhibitorList, parameter: 'country', member: 'country' },
  { list: exhibitorList, parameter: 'category', member: 'categories' },
  { list: exhibitorList, parameter: 'row', member: 'row' },
  { list: productList, parameter: 'category', member: 'category' },
  { list: productList, parameter: 'company', member: 'exhibitor' },
  { list: talkList, parameter: 'forum', member: 'forum' }
]

/** The first usable answer of a call, of one language or of any. */
const validAnswer = (answers: readonly Answer[], { path }: Pick<AskedCall, 'path'>, language?: Answer['locale']) =>
  answers.find(
    ({ call, kind, locale }) =>
      call.path === path && kind === 'valid' && (language === undefined || locale === language)
  )

/**
 * Reports records with an id of a trade that the tree does not have. Neither call is wrong by itself, so that the running
 * site, which reads each answer alone, does not know.
 */
export function checkTrades(answers: readonly Answer[], findings: FindingList): void {
  const trees = answers.filter(({ call, kind }) => call.path === tree.path && kind === 'valid')
  const known = new Set(trees.flatMap(({ data }) => membersNamed('id', data).map(({ value }) => String(value))))
  if (known.size === 0) return
  const lists: ReadonlySet<string> = new Set([...pagedLists, ...recordCalls].map(({ path }) => path))
  for (const answer of answers.filter(({ call }) => lists.has(call.path))) {
    const { data } = answer
    const ofLists = membersNamed('categories', data).flatMap(({ value, steps }) =>
      (readList(value) ?? []).map((id, index) => ({ value: id, steps: [...steps, index] }))
    )
    for (const { value, steps } of [...ofLists, ...membersNamed('category', data)]) {
      // The counts of a list have the same name, and are objects.
      if (!isPresent(value) || typeof value === 'object' || known.has(String(value))) continue
      const message = `is no id of ${tree.path}: visitors do not see this trade, and find nothing by it`
      findings.add({ ...placeOf(answer), severity: 'error', check: 'display', field: bodyPath(steps), message })
    }
  }
}

const membersNamed = (name: string, data: unknown) => [...membersOf(data)].filter(({ key }) => key === name)

/**
 * Asks for the second page of each list that has one, and for records and a page that do not exist. Resolves to the
 * paths of the lists of which the pages are wrong.
 */
export async function checkRecords(
  answers: readonly Answer[],
  client: BackendClient,
  findings: FindingList
): Promise<ReadonlySet<string>> {
  const badlyPaged = new Set<string>()
  for (const list of pagedLists) {
    const first = validAnswer(answers, list, 'cn')
    if (first && (await checkSecondPage(first, client, findings))) badlyPaged.add(list.path)
  }
  for (const call of recordCalls) {
    const first = validAnswer(answers, call)
    if (first) await checkUnknown(first, client, findings)
  }
  return badlyPaged
}

/**
 * Asks lists with the value of one of their records, and for what no record holds. Reports parameters that change
 * nothing, and those by which nothing is found, unless the list is in `badlyPaged`: its pages are wrong without them.
 */
export async function checkFilters(
  answers: readonly Answer[],
  client: BackendClient,
  findings: FindingList,
  badlyPaged: ReadonlySet<string>
): Promise<void> {
  const validOf = (call: AskedCall) => validAnswer(answers, call, 'cn')
  const add = (answer: Answer, message: string) =>
    findings.add({ ...placeOf(answer), severity: 'error', check: 'display', message, isOfAllCalls: true })
  const parents = new Set(
    [...membersOf(validOf(tree)?.data)].flatMap(({ value }) =>
      isRecord(value) && readList(value.children)?.length ? [String(value.id)] : []
    )
  )
  for (const { list, parameter, member } of filters) {
    const all = validOf(list)
    const rows = all ? recordsOf(all.data) : []
    const valuesOf = (row: Record<string, unknown>) => (readList(row[member]) ?? [row[member]]).map(String)
    const isChosen = (value: string) =>
      value !== '' &&
      !parents.has(value) &&
      !/^\s*[[{]/.test(value) &&
      rows.some((row) => !valuesOf(row).includes(value))
    const value = rows.flatMap((row) => (isPresent(row[member]) ? valuesOf(row) : [])).find(isChosen)
    if (!all || value === undefined || idsOf(all.data).length === 0) continue
    const some = await client.ask(list, { [parameter]: value }, 'cn')
    // A value that is no one of the parameter's is not sent.
    if (some === all || some.target === all.target) continue
    if (some.kind === 'failed') findings.add(failureOf(some))
    else if (some.kind === 'valid' && idsOf(some.data).length === 0 && !badlyPaged.has(list.path))
      add(some, `has no record, and one of the list has \`${member}\` ${value}: visitors find nothing by this filter`)
    else if (some.kind === 'valid' && JSON.stringify(idsOf(some.data)) === JSON.stringify(idsOf(all.data)))
      add(some, `has the same records as without \`${parameter}\`: is it read? This filter of visitors has no effect`)
  }
  for (const list of [exhibitorList, productList]) {
    const all = validOf(list)
    const none = all && (await client.ask(list, { q: unknownText }, 'cn'))
    if (none?.kind === 'valid' && idsOf(none.data).length > 0)
      add(none, `has records for what none of them holds: is \`q\` read?`)
  }
  const found = validOf(search) && (await client.ask(search, { q: unknownText }, 'cn'))
  if (
    found?.kind === 'valid' &&
    (readList(found.data) ?? []).some((group) => isRecord(group) && readList(group.list)?.length)
  )
    add(found, 'finds what nobody has written: is `q` read?')
  const wellPaged = answers.filter(({ call }) => !badlyPaged.has(call.path))
  await checkKinds(validOf(search), client, findings)
  await checkSpellings(wellPaged, client, findings)
  const answer = validOf(code)
  if (answer && isRecord(answer.data) && answer.data.found === true) add(answer, 'a code of zeros is found')
}

/** Reports a search that has hits of other kinds than the one that is asked for. */
async function checkKinds(all: Answer | undefined, client: BackendClient, findings: FindingList): Promise<void> {
  const kindsOf = ({ data }: Answer) =>
    recordsOf(data).flatMap(({ kind, list }) => (readList(list)?.length ? [String(kind)] : []))
  const [kind, other] = all ? kindsOf(all) : []
  if (!all || kind === undefined || other === undefined) return
  const { call, target, locale } = all
  const q = new URLSearchParams(target.split('?')[1]).get('q') ?? ''
  const some = await client.ask(call, { q, kind }, locale)
  if (some.kind !== 'valid' || kindsOf(some).every((own) => own === kind)) return
  const message = `has hits of other kinds than \`${kind}\`: is \`kind\` read? This filter of visitors has no effect`
  findings.add({ ...placeOf(some), severity: 'error', check: 'display', message })
}

/** The ways in which visitors type a name, beside the one in which it is written. */
const spellings: readonly [what: string, spell: (name: string) => string][] = [
  ['in another letter case', (name) => (name === name.toUpperCase() ? name.toLowerCase() : name.toUpperCase())],
  ['with its words exchanged', (name) => name.split(' ').reverse().join(' ')],
  ['in full width', (name) => name.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))]
]

/** Whether a list has records, or a search has hits. */
const hasRecords = (data: unknown) =>
  recordsOf(data).some(({ list }) => list === undefined || (readList(list)?.length ?? 0) > 0)

/** Searches for two words of a name as they are and in other spellings, and reports those without a hit. */
async function checkSpellings(answers: readonly Answer[], client: BackendClient, findings: FindingList): Promise<void> {
  const asked = [exhibitorList, productList, search].flatMap((call) => validAnswer(answers, call, 'en') ?? [])
  const nameIn = ({ data }: Answer) =>
    recordsOf(data)
      .map(({ name_en, company_en }) => /[A-Z][a-z]{2,} [A-Z][a-z]{2,}/.exec(String(name_en ?? company_en))?.[0])
      .find((name) => name !== undefined)
  for (const list of asked) {
    const { call, locale } = list
    const name = [list, ...asked].map(nameIn).find((found) => found !== undefined)
    if (name === undefined) return
    const ask = (q: string) => client.ask(call, { q }, locale)
    const first = await ask(name)
    if (first.kind !== 'valid') continue
    const isFound = hasRecords(first.data)
    const lost: string[] = isFound ? [] : [`“${name}”, the name of a record,`]
    for (const [what, spell] of isFound ? spellings : []) {
      const { kind, data } = await ask(spell(name))
      if (kind === 'valid' && !hasRecords(data)) lost.push(`“${spell(name)}” (“${name}” ${what})`)
    }
    if (lost.length === 0) continue
    const message = `visitors who type ${lost.join(' or ')} find nothing`
    const alike = message.replace(/“[^“”]*”/g, '')
    findings.add({ ...placeOf(first), severity: 'note', check: 'display', message, alike })
  }
}

/** Reports talks none of which is on a day of the fair. */
export function checkTalkDays(answers: readonly Answer[], findings: FindingList): void {
  const talks = validAnswer(answers, talkList)
  const { fact_first_day: first, fact_last_day: last } = readConfig(validAnswer(answers, config)?.data)
  const [from, to] = [readTime(first), readTime(last)]
  const starts = talks ? recordsOf(talks.data).flatMap(({ start }) => readTime(start) ?? []) : []
  if (!talks || starts.length === 0 || from === undefined || to === undefined) return
  // Shanghai is eight hours ahead, and a day before the first one may have talks too.
  if (starts.some((start) => start > from - 2 * day && start < to + 2 * day)) return
  const message = `none is on a day of the fair (${first} to ${last} in getWebInfo): are these the talks of another year?`
  findings.add({ ...placeOf(talks), severity: 'error', check: 'display', field: 'data', message })
}
const day = 86_400

/** Resolves to whether the pages of a list are wrong. */
async function checkSecondPage(first: Answer, client: BackendClient, findings: FindingList): Promise<boolean> {
  const { call, locale, data } = first
  const ids = idsOf(data)
  const { total = 0, pages = 0 } = isRecord(data) ? data : {}
  if (ids.length === 0) {
    if (Number(total) > 0) {
      const message = `total is ${total}, and the first page has no record: pages are counted from 1`
      findings.add({ ...placeOf(first), severity: 'error', check: 'display', message })
    }
    return Number(total) > 0
  }
  const second = await client.ask(call, { page: '2' }, locale)
  if (second.kind === 'failed') findings.add(failureOf(second))
  if (second.kind !== 'valid') return second.kind === 'failed'
  const message = whatOfSecond(ids, Number(total), Number(pages), idsOf(second.data))
  const last =
    message === undefined && Number(pages) > 2 ? await client.ask(call, { page: `${pages}` }, locale) : undefined
  const isEmpty = last?.kind === 'valid' && idsOf(last.data).length === 0
  const told = message ?? (isEmpty ? `page=${pages} is the last by pages, and has no record` : undefined)
  if (told === undefined) return false
  const alike = told.replace(/\d+/g, '0')
  findings.add({ ...placeOf(last ?? second), severity: 'error', check: 'display', message: told, alike })
  return true
}

/** What is wrong with the ids of the second page; `total` and `pages` are what the first says of all pages. */
function whatOfSecond(
  first: readonly unknown[],
  total: number,
  pages: number,
  second: readonly unknown[]
): string | undefined {
  if (total <= first.length && second.some((id) => !first.includes(id)))
    return `page=2 has other records than the ${first.length} that total counts: visitors never see them; total counts those of all pages`
  if (total <= first.length)
    return pages > 1
      ? `pages is ${pages}, and the first page has all ${first.length} records: visitors are led to pages without others`
      : undefined
  if (JSON.stringify(second) === JSON.stringify(first)) return samePage('2')
  const repeated = second.filter((id) => first.includes(id)).length
  // Ids that are not told apart are named by themselves.
  if (repeated > 0 && new Set(first).size === first.length)
    return `page=2 repeats ${repeated} of the records of the first page, so that others are on none: is the order the same in each request (ORDER BY with the id at its end)?`
  if (second.length > 0 && pages > 0 && pages * first.length < total)
    return `total is ${total}, and pages is ${pages} with ${first.length} records each: visitors never see the last`
  return second.length === 0 ? `page=2 has none of the ${total} records: pages are counted from 1` : undefined
}

async function checkUnknown(first: Answer, client: BackendClient, findings: FindingList): Promise<void> {
  const { call } = first
  const isPage = call.path === page.path
  const unknown = isPage ? { path: `/exhibition/${unknownId}` } : { id: unknownId }
  const parameters = Object.fromEntries(new URLSearchParams(first.target.split('?')[1]))
  const answer = await client.ask(call, { ...parameters, ...unknown }, 'cn')
  const { kind, isDoubtful, status = 0, why, data } = answer
  if (kind === 'missing' && !isDoubtful) return
  if (status === 429) return findings.add(failureOf(answer))
  const asked = isPage ? 'a path that no page has' : 'an id that no record has'
  const isEmpty = typeof data !== 'object' || Object.keys(data ?? {}).length === 0
  const message =
    kind === 'valid'
      ? `${asked} is answered with ${isEmpty ? `200 and ${JSON.stringify(data)}` : 'a record'}: a deleted one is never missing; wanted is 404 in the envelope`
      : `${asked} is answered with ${status >= 200 && status < 300 ? `the status ${status}` : 'no 404 in the envelope'}, so that a deleted record stays: ${why.replace(/^404, the backend has no such address/, `${status}, and the body is no envelope`)}`
  findings.add({ ...placeOf(answer), severity: 'error', check: 'answer', message, isOfAllCalls: true })
}
