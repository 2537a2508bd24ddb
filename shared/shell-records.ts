/**
 * The shell's four calls as they arrive, whoever answers them: read into shapes that rendering can rely on
 * (specification, sections 3 and 7; rulings, section 4). What has the wrong shape is left out, never thrown.
 */
import type { Locale } from './locale.ts'
import type { BranchPicture, Category, MenuItem } from './records.ts'
import type { SiteConfig } from './state.ts'
import { longestText } from './text-bounds.ts'

const deepest = 6
const most = 500

type Untrusted = Record<string, unknown>

/** Menu entries in the order they came, without what says only the usual: every page carries them. */
export function readMenu(data: unknown): MenuItem[] {
  return readItems(data, 0)
}

function readItems(data: unknown, depth: number): MenuItem[] {
  if (depth >= deepest) return []
  return objects(data).flatMap((item) => {
    const name = text(item.name)
    if (name === '') return []
    const [out_link, target] = [text(item.out_link), text(item.target)]
    const childlist = readItems(item.childlist, depth + 1)
    return {
      name,
      path: text(item.path),
      ...(out_link && { out_link }),
      ...(target && target !== '_self' && { target }),
      is_nav: flag(item.is_nav) ? 1 : 0,
      ...(flag(item.hidden) && { hidden: 1 }),
      ...(childlist.length > 0 && { childlist })
    }
  })
}

/**
 * Configuration by code: type 1 and entries without a type are plain `content`, any other type is `content_rich`.
 * Rich content is markup that nobody has cleaned yet.
 */
export function readConfig(data: unknown): SiteConfig {
  const config: SiteConfig = {}
  for (const entry of objects(data)) {
    const code = text(entry.code)
    if (code === '' || code in Object.prototype) continue
    const plain = entry.type === undefined || entry.type === null || Number(text(entry.type) || 0) === 1
    config[code] = text(plain ? entry.content : entry.content_rich)
  }
  return config
}

/** Product categories of the e-news form. */
export function readCategories(data: unknown): Category[] {
  return objects(data).flatMap((item) => {
    const id = number(item.id)
    const name = text(item.name)
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

/** The industry tree out of `data.tree`; an unknown shape gives an empty tree. */
export function readTree(data: unknown, locale: Locale): Branch[] {
  const tree = isObject(data) && !Array.isArray(data) ? data.tree : data
  return readBranches(tree, locale, 0)
}

function readBranches(data: unknown, locale: Locale, depth: number): Branch[] {
  if (depth >= deepest) return []
  return objects(data).flatMap((item) => {
    const id = number(item.id)
    const name = text(item[`name_${locale}`]) || text(item.name) || text(item.title)
    if (id === undefined || name === '') return []
    const children = readBranches(item.children ?? item.childlist, locale, depth + 1)
    const picture = readPicture(item.picture)
    return { id, name, ...(picture && { picture }), children }
  })
}

/** Sizes in CSS pixels, as far as a picture on a page can have them. */
function readPicture(data: unknown): BranchPicture | undefined {
  if (!isObject(data)) return undefined
  const [src, width, height] = [text(data.src), number(data.width), number(data.height)]
  const isSize = (size: number | undefined) => size !== undefined && size > 0 && size <= 10_000
  return src !== '' && isSize(width) && isSize(height) ? { src, width: width!, height: height! } : undefined
}

/**
 * Plain text of markup: tags gone, the five named character references decoded, white space folded. Of markup longer
 * than `longestText` the rest is left out.
 */
export function plainText(markup: string): string {
  const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }
  return markup
    .slice(0, longestText)
    .replace(/<(script|style)\b[^<>]*>[^<]*(?:<(?!\/\1\b)[^<]*)*(?:<\/\1\b[^<>]*>)?/gi, ' ')
    .replace(/<(br|\/(p|li|h\d|div|td|th|dt|dd|blockquote))\b[^<>]*>/gi, ' ')
    .replace(/<\/?[a-z!][^<>]*>/gi, '')
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,5}));/gi, (whole, decimal, hex, name) => {
      if (name) return named[name.toLowerCase()] ?? whole
      const point = decimal ? Number(decimal) : Number.parseInt(hex, 16)
      return point > 31 && point <= 0x10ffff && (point < 0xd800 || point > 0xdfff) ? String.fromCodePoint(point) : ''
    })
    .replace(/\s+/g, ' ')
    .replace(/(?<=[。！？；：，、]) /g, '')
    .trim()
}

function objects(data: unknown): Untrusted[] {
  if (!Array.isArray(data)) return []
  return data.slice(0, most).filter((item): item is Untrusted => isObject(item) && !Array.isArray(item))
}

function isObject(value: unknown): value is Untrusted {
  return typeof value === 'object' && value !== null
}

function text(value: unknown): string {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  return typeof value === 'string' ? value.slice(0, longestText).trim() : ''
}

function number(value: unknown): number | undefined {
  const read = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value
  return typeof read === 'number' && Number.isSafeInteger(read) ? read : undefined
}

/** 1, '1' and true are yes; everything else is no. */
function flag(value: unknown): boolean {
  return value === true || value === 1 || value === '1' || value === 'true'
}
