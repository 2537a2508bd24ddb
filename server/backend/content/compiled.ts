/** A compiled content pack: records as the API sends them. */
import type { EditionName } from '../../../shared/records/editions.ts'
import type {
  Award,
  BranchPicture,
  CodeResult,
  ConfigEntry,
  Exhibitor,
  Home,
  News,
  Page,
  PageEntry,
  Pair,
  Product,
  Talk
} from '../../../shared/records/records.ts'
import type { PackMenuItem, PackTreeItem, SynonymGroup } from './pack.ts'

export interface CompiledTreeItem extends Omit<PackTreeItem, 'picture' | 'children'> {
  picture?: BranchPicture
  children: CompiledTreeItem[]
}

/**
 * Lists are in their order of display: news newest first, talks by time, the others as in the pack. Each is derived
 * when it is first used.
 */
export interface CompiledPack {
  edition: EditionName
  /** True: the firms and people are invented, and the site says so. */
  sample: boolean
  menu: PackMenuItem[]
  config: ConfigEntry[]
  categories: (Pair<'name'> & { id: number })[]
  tree: CompiledTreeItem[]
  home: Home
  pages: Page[]
  pageList: PageEntry[]
  news: News[]
  exhibitors: Exhibitor[]
  products: Product[]
  talks: Talk[]
  awards: Award[]
  /** Words that mean the same to the search. */
  synonyms: readonly SynonymGroup[]
  /** Results of the code query, by code. */
  codes: Record<string, CodeResult>
}
