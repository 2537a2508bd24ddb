/** Compares the Chinese and the English answer to the same request. */
import { pairOf } from '../../shared/locale/bilingual.ts'
import { isRecord, readList } from '../../shared/records/read-record.ts'
import { bodyPath, type Steps } from '../api/describe-fault.ts'
import { sameBytesFault } from '../api/display/display-faults.ts'
import { membersOf } from '../api/display/text-fields.ts'
import { etagForm } from '../api/field-faults.ts'
import { field as fieldOf } from '../http/fields.ts'
import type { Answer } from './backend-client.ts'
import { type FindingList, placeOf } from './findings.ts'

/** Lists within the data whose entries are compared: the data themselves, or their member. */
const listMembers = ['list', 'tree'] as const

interface Difference {
  field: string
  message: string
}

/** Differences in words, with the field that shows each. */
function differencesOf(cn: unknown, en: unknown): Difference[] {
  const differences: Difference[] = []
  compare(cn, en, [], differences)
  return differences
}

function compare(cn: unknown, en: unknown, steps: Steps, differences: Difference[]): void {
  const [cnList, enList] = [listOf(cn), listOf(en)]
  if (!cnList || !enList) return
  const at = bodyPath([...steps, ...cnList.steps])
  const [cnCount, enCount] = [cnList.total, enList.total]
  if (cnCount !== enCount) {
    differences.push({ field: at, message: `${cnCount} entries in Chinese, ${enCount} in English` })
    return
  }
  // A list of several pages may be sorted by names, which gives another first page in each language.
  for (const key of cnList.isComplete && enList.isComplete ? ['id', 'path'] : []) {
    const others = new Set(keysOf(enList.list, key))
    const missing = keysOf(cnList.list, key).find((value) => !others.has(value))
    if (missing !== undefined)
      differences.push({ field: at, message: `an entry with the ${key} ${missing} in Chinese, none in English` })
  }
  for (const [index, item] of cnList.list.entries()) {
    const other = enList.list[index]
    for (const member of ['childlist', 'children'])
      if (isRecord(item) && isRecord(other)) {
        const inner = [...steps, ...cnList.steps, index, member]
        compare(item[member], other[member], inner, differences)
      }
  }
}

interface ComparedList {
  list: readonly unknown[]
  steps: Steps
  /** The number of entries on all pages. */
  total: number
  isComplete: boolean
}

/** A list, or the record that has one as a member; undefined for anything else. */
function listOf(data: unknown): ComparedList | undefined {
  const member = isRecord(data) ? listMembers.find((name) => name in data) : undefined
  const list = member && isRecord(data) ? readList(data[member]) : Array.isArray(data) ? data : undefined
  if (!list) return undefined
  const total = isRecord(data) && typeof data.total === 'number' ? data.total : list.length
  return { list, steps: member ? [member] : [], total, isComplete: total === list.length }
}

function keysOf(list: readonly unknown[], key: string): string[] {
  return list.flatMap((item) => (isRecord(item) && item[key] !== undefined ? [String(item[key])] : []))
}

/** Words in a text from which on it is taken for a sentence, not for a name. */
const minWords = 5

/** Fields whose English sentence is also their Chinese one. */
export function identicalTexts(data: unknown): string[] {
  const fields: string[] = []
  for (const { parent, key, value, steps } of membersOf(data)) {
    const pair = pairOf(key)
    if (pair?.locale !== 'cn' || typeof value !== 'string' || !isRecord(parent)) continue
    const isSentence = (value.match(/[A-Za-z]{2,}/g)?.length ?? 0) >= minWords
    if (isSentence && value === parent[pair.counterpart]) fields.push(bodyPath(steps))
  }
  return fields
}

/** Resolves to the paths of the calls that have the same answer in both languages. */
export function compareLanguages(answers: readonly Answer[], findings: FindingList): ReadonlySet<string> {
  const inOneLanguage = new Set<string>()
  const english = new Map(answers.filter(({ locale }) => locale === 'en').map((answer) => [answer.target, answer]))
  for (const cn of answers) {
    const en = cn.locale === 'cn' ? english.get(cn.target) : undefined
    if (!en || cn.kind === 'failed' || en.kind === 'failed') continue
    const place = placeOf({ ...cn, locale: 'en' })
    const add = (message: string, field?: string) =>
      findings.add({ ...place, severity: 'error', check: 'language', field, message })
    if (cn.kind !== en.kind) add(`there is an answer in ${cn.kind === 'valid' ? 'Chinese' : 'English'} only`)
    else for (const { field, message } of differencesOf(cn.data, en.data)) add(message, field)
    const same = cn.kind === 'valid' && cn.bodyHash === en.bodyHash ? sameBytesFault(cn.call.path, cn.data) : undefined
    if (same) {
      inOneLanguage.add(cn.call.path)
      findings.add({ check: 'display', ...place, isOfAllCalls: true, ...same })
    }
    const etag = fieldOf(cn.fields, 'etag')
    const isTag = etag !== undefined && etagForm.test(etag)
    if (!isTag || etag !== fieldOf(en.fields, 'etag') || cn.bodyHash === en.bodyHash) continue
    const message = `one ETag (${etag}) for two bodies, one in each language: a 304 by it keeps what has changed`
    findings.add({ ...place, severity: 'error', check: 'caching', message, alike: 'one ETag' })
  }
  return inOneLanguage
}
