/** The drawing of the home page's banner, which documents contain. */
import { isRecord } from '../../../shared/read-values.ts'
import type { FolderFiles } from './files/folder-files.ts'
import type { PackHome } from './pack.ts'

/**
 * The resolved home page, with the text of the banner's picture where it is a short SVG picture of the content folder.
 * `written` is the same record with the names of files.
 */
export function withBannerDrawing(home: unknown, written: PackHome, folder: FolderFiles | undefined): unknown {
  const name = written.bannerBox.picture?.picture
  const drawing = name === undefined ? undefined : folder?.drawing(name)
  if (drawing === undefined || !isRecord(home)) return home
  const { bannerBox } = home
  if (!isRecord(bannerBox) || !isRecord(bannerBox.picture)) return home
  return { ...home, bannerBox: { ...bannerBox, picture: { ...bannerBox.picture, drawing } } }
}
