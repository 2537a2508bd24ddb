/** Menu entries as they are rendered, derived from the backend's menu (shared/README.md#menu-and-configuration). */
import { isInternal, isReservedPath, safeHref, withLeadingSlash } from '../../shared/pages/links.ts'
import { type MenuItem, recordsOf } from '../../shared/records/records.ts'

export interface MenuEntry {
  /** React key among its siblings, whose names and addresses may be equal. */
  key: number
  name: string
  /** Undefined where the record has no safe address. */
  href: string | undefined
  /** True for a page of this site. */
  isPage: boolean
  /** True for one that opens in the same window: its address gets the language prefix. */
  isOwnPage: boolean
  newWindow: boolean
  children: MenuEntry[]
}

/** Derived entries by menu: the server renders all pages of a language with the same menu array. */
const derived = new WeakMap<MenuItem[], MenuEntry[]>()

/**
 * The items flagged `is_nav` and not `hidden`, with their children. Hidden children, entries without a name and
 * children without a safe address are left out. A value that is no list has no entries.
 */
export function menuEntries(menu: MenuItem[] | null | undefined): MenuEntry[] {
  if (!menu) return []
  const entries = derived.get(menu) ?? readEntries(menu)
  derived.set(menu, entries)
  return entries
}

function readEntries(menu: MenuItem[]): MenuEntry[] {
  return recordsOf(menu)
    .filter((item) => isOn(item.is_nav) && !isOn(item.hidden))
    .map(readEntry)
    .filter((entry) => entry.name !== '')
}

/** The links of an entry's panel: its children, preceded by the entry itself where no child has its address. */
export function panelEntries(entry: MenuEntry): MenuEntry[] {
  const isCovered = entry.href === undefined || entry.children.some((child) => child.href === entry.href)
  return isCovered && entry.children.length > 0 ? entry.children : [{ ...entry, key: -1 }, ...entry.children]
}

/** True where the entry or one of its descendants links to the path. */
export function leadsTo(entry: MenuEntry, path: string): boolean {
  return (entry.isOwnPage && entry.href === path) || entry.children.some((child) => leadsTo(child, path))
}

/**
 * The entry that leads to the path, or to the list that the path is a record of, else the one whose address is in the
 * path's section. Of several the last: the list of exhibitors stands among the visitors' pages, who look for it.
 */
export function sectionEntry(entries: MenuEntry[], path: string): MenuEntry | undefined {
  const prefix = `/${siteSection(path) ?? path.split('/')[1]}/`
  return (
    entries.filter((entry) => leadsTo(entry, listPath(path))).pop() ??
    entries.find((entry) => entry.isOwnPage && prefix !== '//' && entry.href?.startsWith(prefix))
  )
}

/** The path of the list that a path is a record of; of any other path this itself. */
export const listPath = (path: string): string => path.replace(/\/\d+$/, '')

/** Reads a record from the backend: types of its fields are checked here. */
function readEntry(item: MenuItem, key: number): MenuEntry {
  const hasOutLink = typeof item.out_link === 'string' && item.out_link.trim() !== ''
  const href = safeHref(hasOutLink ? item.out_link : withLeadingSlash(item.path))
  const sameWindow = item.target === undefined || item.target === '' || item.target === '_self'
  const isPage = !hasOutLink && href !== undefined && isInternal(href) && !isReservedPath(href)
  return {
    key,
    name: typeof item.name === 'string' ? item.name.trim() : '',
    href,
    isPage,
    isOwnPage: isPage && sameWindow,
    newWindow: !sameWindow,
    children: recordsOf(item.childlist)
      .filter((child) => !isOn(child.hidden))
      .map(readEntry)
      .filter((child) => child.name !== '' && child.href !== undefined)
  }
}

/** Backends send flags as booleans, numbers or strings. */
function isOn(flag: unknown): boolean {
  return flag === true || flag === 1 || flag === '1'
}

/** The section of the site that a page belongs to. */

const sections = ['exhibition', 'exhibitor', 'visitor', 'event', 'media', 'contact'] as const
type SiteSection = (typeof sections)[number]

/** The section by the path's first segment; news belong to `media`. Undefined for other paths such as `/privacy`. */
export function siteSection(path: string): SiteSection | undefined {
  const segment = path.split('/')[1]
  if (segment === 'news') return 'media'
  return sections.find((section) => section === segment)
}
