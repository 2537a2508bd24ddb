/** Checks lists of records beyond their first page, and what the backend says of a record that it does not have. */
import { exhibitor, exhibitorList, news, newsList, product, productList, tree } from '../../shared/calls/rows.ts'
import { isPresent, isRecord, readList } from '../../shared/records/read-values.ts'
import { pathOf } from '../api/describe-fault.ts'
import { idsOf, samePage } from '../api/display/display-faults.ts'
import { membersOf } from '../api/display/text-fields.ts'
import type { Answer, AskedCall, BackendClient } from './backend-client.ts'
import type { FindingList } from './findings.ts'

const kinds: readonly { list: AskedCall; record: AskedCall }[] = [
  { list: newsList, record: news },
  { list: exhibitorList, record: exhibitor },
  { list: productList, record: product }
]
/** The id of no record. */
export const unknownId = '999999999'

/**
 * Reports records with an id of a trade that the tree does not have. Neither call is wrong by itself, so that the running
 * site, which reads each answer alone, does not know.
 */
export function checkTrades(answers: readonly Answer[], findings: FindingList): void {
  const trees = answers.filter(({ call, kind }) => call.path === tree.path && kind === 'valid')
  const known = new Set(trees.flatMap(({ data }) => membersNamed('id', data).map(({ value }) => String(value))))
  if (known.size === 0) return
  const lists: ReadonlySet<string> = new Set(kinds.flatMap(({ list, record }) => [list.path, record.path]))
  for (const { call, target, locale, data } of answers.filter(({ call }) => lists.has(call.path))) {
    const ofLists = membersNamed('categories', data).flatMap(({ value, steps }) =>
      (readList(value) ?? []).map((id, index) => ({ value: id, steps: [...steps, index] }))
    )
    for (const { value, steps } of [...ofLists, ...membersNamed('category', data)]) {
      // The counts of a list have the same name, and are objects.
      if (!isPresent(value) || typeof value === 'object' || known.has(String(value))) continue
      const message = `is no id of ${tree.path}: visitors do not see this trade, and find nothing by it`
      findings.add({
        severity: 'error',
        check: 'display',
        call: call.path,
        target,
        locale,
        field: pathOf(steps),
        message
      })
    }
  }
}

const membersNamed = (name: string, data: unknown) => [...membersOf(data)].filter(({ key }) => key === name)

/** Asks for the second page of each list that has one, and for a record that does not exist. */
export async function checkRecords(
  answers: readonly Answer[],
  client: BackendClient,
  findings: FindingList
): Promise<void> {
  for (const { list, record } of kinds) {
    const isAnswered = ({ call, kind, locale }: Answer) =>
      call.path === list.path && kind === 'valid' && locale === 'cn'
    const first = answers.find(isAnswered)
    if (!first) continue
    await checkSecondPage(first, client, findings)
    await checkUnknown(record, client, findings)
  }
}

async function checkSecondPage(first: Answer, client: BackendClient, findings: FindingList): Promise<void> {
  const { call, locale, data } = first
  const ids = idsOf(data)
  const { total = 0, pages = 0 } = isRecord(data) ? data : {}
  if (ids.length === 0) {
    if (Number(total) > 0) {
      const message = `total is ${total}, and the first page has no record: pages are counted from 1`
      findings.add({ severity: 'error', check: 'display', call: call.path, target: first.target, locale, message })
    }
    return
  }
  const second = await client.ask(call, { page: '2' }, locale)
  if (second.kind !== 'valid') return
  const message = whatOfSecond(ids, Number(total), Number(pages), idsOf(second.data))
  const last =
    message === undefined && Number(pages) > 2 ? await client.ask(call, { page: `${pages}` }, locale) : undefined
  const isEmpty = last?.kind === 'valid' && idsOf(last.data).length === 0
  const told = message ?? (isEmpty ? `page=${pages} is the last by pages, and has no record` : undefined)
  if (told === undefined) return
  const { target } = last ?? second
  findings.add({ severity: 'error', check: 'display', call: call.path, target, locale, message: told })
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
  if (second.join() === first.join()) return samePage('2')
  return second.length === 0 ? `page=2 has none of the ${total} records: pages are counted from 1` : undefined
}

async function checkUnknown(call: AskedCall, client: BackendClient, findings: FindingList): Promise<void> {
  const { kind, isDoubtful, status = 0, target, locale, why, data } = await client.ask(call, { id: unknownId }, 'cn')
  if (kind === 'missing' && !isDoubtful) return
  const isEmpty = typeof data === 'object' && data !== null && Object.keys(data).length === 0
  const message =
    kind === 'valid'
      ? `an id that no record has is answered with ${isEmpty ? `200 and ${JSON.stringify(data)}` : 'a record'}: a deleted one is never missing; wanted is 404 in the envelope`
      : `an id that no record has is answered with ${status >= 200 && status < 300 ? `the status ${status}` : 'no 404 in the envelope'}, so that a deleted record stays: ${why}`
  findings.add({ severity: 'error', check: 'answer', call: call.path, target, locale, message })
}
