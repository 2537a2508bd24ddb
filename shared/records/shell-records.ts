/**
 * The four calls that every page needs: menu, configuration, categories and industry tree
 * (shared/README.md#menu-and-configuration). The functions take unvalidated JSON and never throw.
 */
import { getHomeMenuList, getIndustryTree, getProductCategoryList, getWebInfo } from 'virtual:shapes'
import type { ApiLocale } from '../locale/languages.ts'
import { withLeadingSlash } from '../pages/links.ts'
import { isRecord, readList, readValue } from './read-record.ts'
import type { BranchPicture, Category, MenuItem } from './records.ts'
import type { Shape } from './shapes.ts'

/** Levels of a menu or tree; deeper ones are omitted. */
const maxDepth = 6
/** Items of one level of a menu; the rest is omitted. */
const maxMenuItems = 500
/** Items of any other list: a configuration holds a code for each fact, colour and word of a form. */
const maxItems = 5000

/** The first entries of a list whose texts are in the language of the request, read by its shape. */
function readEntries<T>(data: unknown, shape: Shape, most = maxItems): T[] {
  const list = readList(data)?.slice(0, most)
  // Checked by `readValue`: the entries have this shape.
  return (readValue(list, shape, { locale: 'cn', mediaUrl: asItIs }) ?? []) as T[]
}

const asItIs = (address: string) => address

interface SentMenuItem extends Omit<MenuItem, 'is_nav' | 'hidden' | 'childlist'> {
  is_nav?: boolean
  hidden?: boolean
  childlist?: SentMenuItem[]
}

/**
 * Reads the menu, in the order of the backend: two levels, because panels are lists; deeper items follow the item that
 * they belong to. `linkOf` gives the addresses of entries in the same window. Fields with their default value are
 * omitted, because every document embeds the menu.
 */
export function readMenu(data: unknown, linkOf: (address: string) => string = asItIs): MenuItem[] {
  return menuItems(readEntries<SentMenuItem>(data, getHomeMenuList, maxMenuItems), linkOf, 0)
}

function menuItems(
  items: readonly SentMenuItem[] = [],
  linkOf: (address: string) => string,
  depth: number
): MenuItem[] {
  if (depth >= maxDepth) return []
  return items.slice(0, maxMenuItems).flatMap((item) => {
    const name = item.name.trim()
    if (name === '') return []
    const [out_link, target] = [item.out_link?.trim(), item.target?.trim()]
    const isSameWindow = !target || target === '_self'
    const childlist = menuItems(item.childlist, linkOf, depth + 1)
    const entry: MenuItem = {
      name,
      path: isSameWindow ? linkOf(String(withLeadingSlash(item.path.trim()))) : item.path.trim(),
      ...(out_link && { out_link }),
      ...(!isSameWindow && { target }),
      is_nav: item.is_nav ? 1 : 0,
      ...(item.hidden && { hidden: 1 })
    }
    if (depth > 0) return [entry, ...(item.hidden ? [] : childlist)]
    return { ...entry, ...(childlist.length > 0 && { childlist }) }
  })
}

/** Configuration values by code. */
export type SiteConfig = Record<string, string>

/**
 * Reads the configuration: entries of type 1 and entries without a type have their value in `content`, all others in
 * `content_rich`. Rich content is not sanitized here.
 */
export function readConfig(data: unknown): SiteConfig {
  type Entry = { code: string; type?: number; content?: string; content_rich?: string }
  const config: SiteConfig = {}
  for (const { code, type = 1, content = '', content_rich = '' } of readEntries<Entry>(data, getWebInfo)) {
    const name = code.trim()
    if (name === '' || name in Object.prototype) continue
    config[name] = (type === 1 ? content : content_rich).trim()
  }
  return config
}

/** Reads the product categories of the e-news form. */
export function readCategories(data: unknown): Category[] {
  const categories = readEntries<Category>(data, getProductCategoryList)
  return categories.flatMap(({ id, name }) => (name.trim() === '' ? [] : { id, name: name.trim() }))
}

/** A branch of the industry tree, in one language. */
export interface Branch {
  id: number
  name: string
  picture?: BranchPicture
  children: Branch[]
}

interface SentBranch {
  id: number
  name?: string
  title?: string
  picture?: Partial<BranchPicture>
  children?: SentBranch[]
  childlist?: SentBranch[]
}

/**
 * Reads the industry tree in `data.tree`, or in `data` itself; any other value is an empty tree. `mediaUrl` completes the
 * addresses of its pictures.
 */
export function readTree(data: unknown, locale: ApiLocale, mediaUrl = asItIs): Branch[] {
  const sent = isRecord(data) && 'tree' in data ? data : { tree: data }
  // Checked by `readValue`, as in `readEntries`.
  const { tree } = readValue(sent, getIndustryTree, { locale, mediaUrl }) as { tree: SentBranch[] }
  return branches(tree, 0)
}

function branches(items: readonly SentBranch[], depth: number): Branch[] {
  if (depth >= maxDepth) return []
  return items.slice(0, maxItems).flatMap(({ id, name, title, picture, children = [], childlist = [] }) => {
    const ownName = (name || title || '').trim()
    if (ownName === '') return []
    const drawing = picture && isDrawable(picture) ? { picture } : {}
    return { id, name: ownName, ...drawing, children: branches(children.length > 0 ? children : childlist, depth + 1) }
  })
}

/** Width and height are CSS pixels; a picture of more than 10,000 is dropped. */
function isDrawable(picture: Partial<BranchPicture>): picture is BranchPicture {
  const isSize = (size = 0) => size > 0 && size <= 10_000
  return Boolean(picture.src) && isSize(picture.width) && isSize(picture.height)
}
