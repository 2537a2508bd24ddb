import type { EditionName } from '../../../shared/records/editions.ts'
import type { Picture, Talk } from '../../../shared/records/records.ts'
import type { CompiledPack } from './compiled.ts'
import type { Pack, PackExhibitor, PackNews, PackProduct, PackTalk } from './pack.ts'

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
