/**
 * Parsers of the four calls that every page needs: menu, configuration, categories and industry tree
 * (shared/README.md#menu-and-configuration). They take unvalidated JSON, omit what has the wrong shape and never throw.
 */

import { cutText } from './cut-text.ts'
import type { ApiLocale } from './languages.ts'
import { withoutMarkup } from './plain-text.ts'
import { readList } from './read-values.ts'
import type { BranchPicture, Category, MenuItem } from './records.ts'
import { maxTextLength } from './text-limits.ts'

/** Levels of a menu or tree; deeper ones are omitted. */
const maxDepth = 6
/** Items of one level of a menu; the rest is omitted. */
const maxMenuItems = 500
/** Items of any other list: a configuration holds a code for each fact, colour and word of a form. */
const maxItems = 5000

type UntrustedObject = Record<string, unknown>

/**
 * Parses the menu, in the order of the backend: two levels, because panels are lists; deeper items follow the item that
 * they belong to. Fields with their default value are omitted, because every document embeds the menu.
 */
export function readMenu(data: unknown): MenuItem[] {
  return readItems(data, 0)
}

function readItems(data: unknown, depth: number): MenuItem[] {
  if (depth >= maxDepth) return []
  return objectsIn(data, maxMenuItems).flatMap((item) => {
    const name = toName(item.name)
    if (name === '') return []
    const [out_link, target] = [toText(item.out_link), toText(item.target)]
    const childlist = readItems(item.childlist, depth + 1)
    const isHidden = toBoolean(item.hidden)
    const entry: MenuItem = {
      name,
      path: toText(item.path),
      ...(out_link && { out_link }),
      ...(target && target !== '_self' && { target }),
      is_nav: toBoolean(item.is_nav) ? 1 : 0,
      ...(isHidden && { hidden: 1 })
    }
    if (depth > 0) return [entry, ...(isHidden ? [] : childlist)]
    return { ...entry, ...(childlist.length > 0 && { childlist }) }
  })
}

/** Configuration values by code. */
export type SiteConfig = Record<string, string>

/**
 * Parses the configuration: entries of type 1 and entries without a type have their value in `content`, all others in
 * `content_rich`. Rich content is not sanitized here.
 */
export function readConfig(data: unknown): SiteConfig {
  const config: SiteConfig = {}
  for (const entry of objectsIn(data)) {
    const code = toText(entry.code)
    if (code === '' || code in Object.prototype) continue
    const plain = entry.type === undefined || entry.type === null || Number(toText(entry.type) || 0) === 1
    config[code] = toText(plain ? entry.content : entry.content_rich)
  }
  return config
}

/** Parses the product categories of the e-news form. */
export function readCategories(data: unknown): Category[] {
  return objectsIn(data).flatMap((item) => {
    const id = toInteger(item.id)
    const name = toName(item.name)
    return id === undefined || name === '' ? [] : { id, name }
  })
}

/** A branch of the industry tree, in one language. */
export interface Branch {
  id: number
  name: string
  picture?: BranchPicture
  children: Branch[]
}

/** Parses the industry tree in `data.tree`, or in `data` itself; returns an empty tree for any other shape. */
export function readTree(data: unknown, locale: ApiLocale): Branch[] {
  const tree = isObject(data) && !Array.isArray(data) && 'tree' in data ? data.tree : data
  return readBranches(tree, locale, 0)
}

function readBranches(data: unknown, locale: ApiLocale, depth: number): Branch[] {
  if (depth >= maxDepth) return []
  return objectsIn(data).flatMap((item) => {
    const id = toInteger(item.id)
    const name = toName(item[`name_${locale}`]) || toName(item.name) || toName(item.title)
    if (id === undefined || name === '') return []
    const children = readBranches(item.children ?? item.childlist, locale, depth + 1)
    const picture = readPicture(item.picture)
    return { id, name, ...(picture && { picture }), children }
  })
}

/** Width and height are CSS pixels; a picture of more than 10,000 is dropped. */
function readPicture(data: unknown): BranchPicture | undefined {
  if (!isObject(data)) return undefined
  const [src, width, height] = [toText(data.src), toInteger(data.width), toInteger(data.height)]
  const isSize = (size: number | undefined): size is number => size !== undefined && size > 0 && size <= 10_000
  return src !== '' && isSize(width) && isSize(height) ? { src, width, height } : undefined
}

function objectsIn(data: unknown, most = maxItems): UntrustedObject[] {
  return (readList(data) ?? [])
    .slice(0, most)
    .filter((item): item is UntrustedObject => isObject(item) && !Array.isArray(item))
}

function isObject(value: unknown): value is UntrustedObject {
  return typeof value === 'object' && value !== null
}

function toText(value: unknown): string {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  return typeof value === 'string' ? cutText(value, maxTextLength).trim() : ''
}

/** A name of markup alone stays as it is: an entry without a name would lead nowhere. */
function toName(value: unknown): string {
  const text = toText(value)
  return withoutMarkup(text) || text
}

function toInteger(value: unknown): number | undefined {
  const parsed = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value
  return typeof parsed === 'number' && Number.isSafeInteger(parsed) ? parsed : undefined
}

/** True for 1, '1', true and 'true'. */
function toBoolean(value: unknown): boolean {
  return value === true || value === 1 || value === '1' || value === 'true'
}
