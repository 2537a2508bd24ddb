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
  Picture,
  Product,
  Talk
} from '../../../shared/records/records.ts'
import type {
  Pack,
  PackExhibitor,
  PackMenuItem,
  PackNews,
  PackProduct,
  PackTalk,
  PackTreeItem,
  SynonymGroup
} from './pack.ts'

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

/** A record with pictures instead of the names of pictures. */
type Resolved<T> = Omit<T, 'picture' | 'speakers' | 'slides'> & { picture?: Picture } & (T extends PackTalk
    ? Pick<Talk, 'speakers' | 'slides'>
    : unknown)

/**
 * A checked pack in which built pictures and files replace their names (`resolve-files.ts`). It is what is stored and
 * passed between threads: records refer to others by id, which is half as many bytes as the records of the API.
 */
export interface ResolvedPack
  extends Pick<CompiledPack, 'menu' | 'config' | 'categories' | 'tree' | 'pages' | 'awards' | 'synonyms'> {
  edition: EditionName
  /** True: the firms and people are invented, and the site says so. */
  sample?: boolean
  home: Omit<CompiledPack['home'], 'brandBox' | 'newsBox'> & Pick<Pack['home'], 'brandBox' | 'newsBox'>
  news: Resolved<PackNews>[]
  exhibitors: Resolved<PackExhibitor>[]
  products: Resolved<PackProduct>[]
  talks: Resolved<PackTalk>[]
}

/** The items of all levels as one list, parents before their children; `key` names the property with the children. */
export function flatten<T extends PackMenuItem>(items: readonly T[], key: 'childlist'): T[]
export function flatten<T extends PackTreeItem | CompiledTreeItem>(items: readonly T[], key: 'children'): T[]
export function flatten(items: readonly object[], key: string): object[] {
  // The overloads guarantee that the property is a list of the same items.
  return items.flatMap((item) => [item, ...flatten((item as Record<string, never>)[key] ?? [], key as 'children')])
}

/** The id of each category's parent, by the category's id; top categories are absent. */
export function parentsOf(tree: CompiledTreeItem[]): Map<number, number> {
  return new Map(flatten(tree, 'children').flatMap((item) => item.children.map((child) => [child.id, item.id])))
}
