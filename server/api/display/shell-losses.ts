/**
 * What visitors do not see of a menu and of a configuration although both follow the contract's types: entries that lead
 * nowhere, codes that nobody reads, values that mean nothing.
 */

import { cutText } from '../../../shared/locale/cut-text.ts'
import type { ApiLocale } from '../../../shared/locale/locale.ts'
import { safeHref, withLeadingSlash } from '../../../shared/pages/links.ts'
import { codesOf, configurationCodes } from '../../../shared/records/configuration-codes.ts'
import { readDays, readHours } from '../../../shared/records/facts.ts'
import {
  isPresent,
  isRecord,
  readFlag,
  readList,
  readNumber,
  readText,
  readTime
} from '../../../shared/records/read-record.ts'
import { readConfig, type SiteConfig } from '../../../shared/records/shell-records.ts'
import { bodyPath, type Steps, shortName } from '../describe-fault.ts'

/** What visitors do not see as it is meant, although the contract's types allow it. */
export interface DisplayFault {
  /** `error`: visitors miss or misread something. `note`: it may be meant so. */
  severity: 'error' | 'note'
  /** Default: `display`. */
  check?: 'language' | 'picture'
  field: string
  message: string
  /** Whether the same of other fields and calls is one fault. */
  isOfAllFields?: boolean
}

/** The name of another list of an item whose members are items too: they have these members. */
const otherList = (item: Record<string, unknown>, members: readonly string[]) =>
  Object.keys(item).find((name) => {
    const [first] = readList(item[name]) ?? []
    return isRecord(first) && members.some((member) => member in first)
  })
const maxDepth = 6

/** What visitors do not see of a menu. */
export function menuLosses(menu: unknown): DisplayFault[] {
  const losses: DisplayFault[] = []
  const visit = (list: unknown, steps: Steps) => {
    if (steps.length > 2 * maxDepth) return
    const seen = new Set<string>()
    for (const [index, item] of (readList(list) ?? []).entries())
      if (isRecord(item)) {
        const at = [...steps, index]
        losses.push(...entryLosses(item, at))
        if (seen.size === seen.add(JSON.stringify(item)).size)
          losses.push({
            severity: 'error',
            field: bodyPath(at),
            message: 'the entry is there twice: does a join repeat its row?'
          })
        visit(item.childlist, [...at, 'childlist'])
      }
  }
  visit(menu, [])
  losses.push(...flatList(menu, [], 'the menu is flat', 'each entry at the top; wanted are lists named childlist'))
  const top = readList(menu)?.filter(isRecord)
  if (top?.length === 0)
    losses.push({ severity: 'error', field: 'data', message: 'the menu is empty: so is the top bar' })
  else if (top && !top.some(({ is_nav, hidden }) => readFlag(is_nav) && !readFlag(hidden)))
    losses.push({
      severity: 'error',
      field: 'data',
      message: `no entry has is_nav: 1 and is not hidden (${flagsOf(top)}): the top bar stays empty`
    })
  return losses
}

/** What the entries of a menu have instead, in words. */
function flagsOf(entries: readonly Record<string, unknown>[]): string {
  const has = ({ is_nav, hidden }: Record<string, unknown>) => {
    if (!isPresent(is_nav)) return 'without is_nav'
    if (!readFlag(is_nav)) return `with is_nav: ${shownValue(is_nav)}`
    return `with hidden: ${shownValue(hidden)}`
  }
  const counts = new Map<string, number>()
  for (const entry of entries) counts.set(has(entry), (counts.get(has(entry)) ?? 0) + 1)
  return [...counts].map(([what, count]) => `${count} ${what}`).join(', ')
}

/** A value of menu or configuration, which everybody may read; of an address without its query. */
function shownValue(value: unknown): string {
  const text = cutText(String(value).trim().split('?', 1)[0] ?? '', maxShown)
  return typeof value === 'string' ? `“${text}”` : text
}
const maxShown = 40

function entryLosses(item: Record<string, unknown>, at: Steps): DisplayFault[] {
  const losses: DisplayFault[] = []
  const add = (severity: DisplayFault['severity'], name: string, message: string) =>
    losses.push({ severity, field: bodyPath([...at, name]), message })
  const isEmpty = (readList(item.childlist) ?? []).length === 0
  const other = isEmpty ? otherList(item, ['name', 'path']) : undefined
  if (other && other !== 'childlist') add('error', other, 'visitors do not see these entries: the name is childlist')
  const outLink = readText(item.out_link)?.trim() ?? ''
  const path = readText(item.path)?.trim() ?? ''
  if (outLink !== '' && safeHref(outLink) === undefined)
    add(
      'error',
      'out_link',
      `${shownValue(outLink)} leads nowhere: wanted is an address with http or https, or a path of this site`
    )
  if (outLink === '') {
    const isText = typeof item.path === 'string'
    const [severity, message] = pathLoss(path, isText) ?? []
    if (severity && message) add(severity, 'path', message)
    else if (path === '' && isText && isEmpty && other === undefined && isPresent(item.name))
      add('error', 'path', 'is empty, as are out_link and childlist: the entry leads nowhere')
  }
  const target = readText(item.target) ?? ''
  if (!['', '_self', '_blank'].includes(target))
    add('note', 'target', `${shownValue(target)} is read as _blank: wanted is _self or _blank`)
  // Of another type it does not follow the contract either, which is said by itself.
  if (typeof item.is_nav === 'number' && readFlag(item.is_nav) === undefined)
    add('error', 'is_nav', `${item.is_nav} is read as 0: wanted is 1 or 0`)
  return losses
}

/** What is wrong with the path of an entry that has no out_link; undefined where it is empty. */
function pathLoss(path: string, isText: boolean): [DisplayFault['severity'], string] | undefined {
  const withSlash = withLeadingSlash(path)
  if (path !== '' && safeHref(withSlash) === undefined)
    return ['error', `${shownValue(path)} leads nowhere: wanted is a path of this site, such as /news`]
  if (isText && withSlash !== path)
    return ['note', `${shownValue(path)} is read as a path of this site: wanted is one such as /news`]
  if (/^https?:/i.test(path))
    return ['note', 'is a full address: visitors leave this site, or its language; wanted is a path such as /news']
  return /^\/?#/.test(path)
    ? [
        'error',
        'is an address of a single-page application: visitors get the home page; wanted is a path such as /news'
      ]
    : undefined
}

/** The member by which entries of a flat list name the one above. */
const parentName = /^(?:p_?id|parent_?(?:id)?)$/i

/** What visitors see too much of a list of categories. */
export const categoryLosses = (data: unknown): DisplayFault[] =>
  flatList(data, [], 'the list has categories below others', 'all of them in one list: is `pid` read?')

/** What visitors do not see of an industry tree. */
export function treeLosses(data: unknown): DisplayFault[] {
  const losses: DisplayFault[] = []
  const visit = (list: unknown, steps: Steps) => {
    if (steps.length > 2 * maxDepth) return
    for (const [index, item] of (readList(list) ?? []).entries()) {
      if (!isRecord(item)) continue
      const at = [...steps, index]
      const other = (readList(item.children) ?? []).length > 0 ? undefined : otherList(item, ['id', 'name', 'title'])
      if (other === 'childlist')
        losses.push({ severity: 'note', field: bodyPath([...at, other]), message: 'is read as children, its own name' })
      else if (other !== undefined) {
        const message = 'visitors do not see these trades: the name is children'
        losses.push({ severity: 'error', field: bodyPath([...at, other]), message })
      }
      visit(item[other ?? 'children'], [...at, other ?? 'children'])
    }
  }
  const root: Steps = isRecord(data) ? ['tree'] : []
  const list = isRecord(data) ? data.tree : data
  visit(list, root)
  return [
    ...losses,
    ...flatList(list, root, 'the tree is flat', 'each trade at the top; wanted are lists named children')
  ]
}

/** A fault of a list whose entries name the one above; `what` it is and what visitors see, in words. */
function flatList(list: unknown, steps: Steps, what: string, seen: string): DisplayFault[] {
  const parent = (readList(list) ?? [])
    .filter(isRecord)
    .flatMap((item) => Object.keys(item).filter((key) => parentName.test(key) && Boolean(readNumber(item[key]))))[0]
  if (parent === undefined) return []
  return [{ severity: 'error', field: bodyPath(steps), message: `${what}, with ${parent}: visitors see ${seen}` }]
}

const knownCodes = new Set(configurationCodes.flatMap(codesOf))
/** A code without what spellings differ in: `metaTitleCn` and `META-TITLE_ZH` are `meta_title_cn`. */
const plainCode = (code: string) =>
  code
    .replace(/[^a-z\d]/gi, '')
    .toLowerCase()
    .replace(/(?:zhcn|zh|chs)$/, 'cn')
const byPlainCode = new Map([...knownCodes].map((code) => [plainCode(code), code]))

/** What visitors do not see of a configuration; colours are the look's own affair (`readLook`). */
export function configLosses(data: unknown, locale: ApiLocale): DisplayFault[] {
  const losses: DisplayFault[] = []
  const add = (steps: Steps, message: string) => losses.push({ severity: 'error', field: bodyPath(steps), message })
  const respelled: { at: number; code: string; meant: string }[] = []
  for (const [at, entry] of (readList(data) ?? []).entries()) {
    if (!isRecord(entry)) continue
    const code = readText(entry.code)?.trim() ?? ''
    const meant = byPlainCode.get(plainCode(code))
    if (meant && !knownCodes.has(code)) respelled.push({ at, code, meant })
    if (!knownCodes.has(code)) continue
    const isPlain = !isPresent(entry.type) || readNumber(entry.type) === 1
    const [used, unused] = isPlain ? ['content', 'content_rich'] : ['content_rich', 'content']
    if (isPresent(entry[used])) continue
    const other = Object.keys(entry).find((name) => !ofEntry.has(name) && isPresent(entry[name]))
    if (isPresent(entry[unused]))
      add(
        [at, unused],
        `is not used, and ${used} is empty: ${isPlain ? 'without a type, or with 1,' : 'with this type'} ${used} counts`
      )
    else if (!(used in entry) && other !== undefined)
      add([at, used], `is not there, but ${shortName(other)}: nobody reads that`)
  }
  const [first] = respelled
  if (first) {
    const others = respelled.length > 1 ? ` (${respelled.length - 1} more are spelled otherwise)` : ''
    add([first.at, 'code'], `nobody reads the code ${shownValue(first.code)}: its name is ${first.meant}${others}`)
  }
  const config = readConfig(data)
  const contents = new Map<string, unknown>()
  for (const [at, entry] of (readList(data) ?? []).entries()) {
    if (!isRecord(entry) || typeof entry.code !== 'string' || !isPresent(entry.content)) continue
    const first = contents.get(entry.code) ?? entry.content
    if (first !== entry.content && knownCodes.has(entry.code))
      add([at, 'code'], `${shownValue(entry.code)} is there twice with different contents: visitors see one of them`)
    contents.set(entry.code, first)
  }
  if (
    !config[`meta_title_${locale}`] &&
    !config[`fact_name_${locale}`] &&
    !respelled.some(({ meant }) => meant === `meta_title_${locale}`)
  )
    add([], `has no meta_title_${locale}: titles are the name of the fair in the other language, or the host name`)
  losses.push(...factLosses(config))
  return losses
}
const ofEntry: ReadonlySet<string> = new Set(['code', 'type', 'content', 'content_rich', 'id', 'sort'])

/** What is no day and no hours. */
function factLosses(config: SiteConfig): DisplayFault[] {
  const losses: DisplayFault[] = []
  const add = (message: string) => losses.push({ severity: 'error', field: 'data', message })
  const { fact_first_day: first = '', fact_last_day: last = '', fact_hours: hours = '' } = config
  const days = readDays(first, last)
  if (days && hours !== '' && readHours(hours, days.first, days.last).length === 0)
    add(`fact_hours ${shownValue(hours)} has no pair such as 09:00-17:00`)
  for (const [code, value = ''] of Object.entries(config))
    if (code.startsWith('fact_deadline_') && value !== '' && readTime(value) === undefined)
      add(`${code} ${shownValue(value)} is no day such as 2025-03-31`)
  if (days || (first === '' && last === '')) return losses
  const wrong = { fact_first_day: first, fact_last_day: last }
  const unread = Object.entries(wrong).filter(([, value]) => readTime(value) === undefined)
  for (const [code, value] of unread)
    add(
      `${code} ${value === '' ? 'is missing' : `${shownValue(value)} is no day such as 2025-06-11`}: pages show no days`
    )
  if (unread.length === 0)
    add(`fact_first_day ${shownValue(first)} and fact_last_day ${shownValue(last)} are no range of at most 31 days`)
  return losses
}
