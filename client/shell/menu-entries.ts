/** The menu as it is drawn, out of the menu as it arrives (specification, section 2). */
import { isInternal, safeHref } from '../../shared/links.ts'
import type { MenuItem } from '../../shared/records.ts'
import { siteSection } from './site-section.ts'

export interface MenuEntry {
  /** Tells it from its siblings, whose names and addresses may be the same. */
  key: number
  name: string
  /** Undefined where the data give no address that may be linked. */
  href: string | undefined
  /** True for a page of this site in the same window: it gets the language prefix. */
  own: boolean
  newWindow: boolean
  children: MenuEntry[]
}

/** One menu frames all pages of its language. */
const known = new WeakMap<MenuItem[], MenuEntry[]>()

/** Items flagged is_nav; their children but the hidden ones. Entries without a name, children without an address fall out. */
export function menuEntries(menu: MenuItem[] | null | undefined): MenuEntry[] {
  if (!menu) return []
  const entries = known.get(menu) ?? readEntries(menu)
  known.set(menu, entries)
  return entries
}

function readEntries(menu: MenuItem[]): MenuEntry[] {
  return asList(menu)
    .filter((item) => isOn(item.is_nav))
    .map(readEntry)
    .filter((entry) => entry.name !== '')
}

/** What an entry's panel leads to: its children, and before them the entry itself where none of them leads there. */
export function panelEntries(entry: MenuEntry): MenuEntry[] {
  const isThere = entry.href === undefined || entry.children.some((child) => child.href === entry.href)
  return isThere && entry.children.length > 0 ? entry.children : [{ ...entry, key: -1 }, ...entry.children]
}

/** Whether an entry or one of its children is the page of this path. */
export function leadsTo(entry: MenuEntry, path: string): boolean {
  return (entry.own && entry.href === path) || entry.children.some((child) => leadsTo(child, path))
}

/** The entry whose children hold the path, else the one of the path's own section. */
export function sectionEntry(entries: MenuEntry[], path: string): MenuEntry | undefined {
  const section = `/${siteSection(path) ?? path.split('/')[1]}/`
  return (
    entries.find((entry) => leadsTo(entry, path)) ??
    entries.find((entry) => entry.own && section !== '//' && entry.href?.startsWith(section))
  )
}

function readEntry(item: MenuItem, key: number): MenuEntry {
  const outLink = typeof item.out_link === 'string' && item.out_link.trim() !== ''
  const href = safeHref(outLink ? item.out_link : rooted(item.path))
  const same = item.target === undefined || item.target === '' || item.target === '_self'
  return {
    key,
    name: typeof item.name === 'string' ? item.name.trim() : '',
    href,
    own: !outLink && same && href !== undefined && isInternal(href),
    newWindow: !same,
    children: asList(item.childlist)
      .filter((child) => !isOn(child.hidden))
      .map(readEntry)
      .filter((child) => child.name !== '' && child.href !== undefined)
  }
}

/** A path of this site, also where the backend leaves out the slash that it begins with. */
function rooted(path: unknown): unknown {
  return typeof path === 'string' && /^[\w-]+(?:[/?#]|$)/.test(path) ? `/${path}` : path
}

function asList(value: MenuItem[] | null | undefined): MenuItem[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'object' && item !== null) : []
}

function isOn(flag: unknown): boolean {
  return flag === true || flag === 1 || flag === '1'
}
