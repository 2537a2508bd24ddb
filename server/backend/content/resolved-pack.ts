import type { Picture, Talk } from '../../../shared/records.ts'
import type { CompiledPack } from './compiled.ts'
import type { Pack, PackExhibitor, PackNews, PackProduct, PackTalk } from './pack.ts'

/** A record with pictures instead of the names of pictures. */
type Resolved<T> = Omit<T, 'picture' | 'speakers'> & { picture?: Picture } & (T extends PackTalk
    ? { speakers: Talk['speakers'] }
    : unknown)

/** A pack in which built pictures and files replace their names (`resolve-files.ts`). */
export interface ResolvedPack
  extends Pick<CompiledPack, 'menu' | 'config' | 'categories' | 'tree' | 'pages' | 'awards'> {
  home: Omit<CompiledPack['home'], 'brandBox' | 'newsBox'> & Pick<Pack['home'], 'brandBox' | 'newsBox'>
  news: Resolved<PackNews>[]
  exhibitors: Resolved<PackExhibitor>[]
  products: Resolved<PackProduct>[]
  talks: Resolved<PackTalk>[]
}
