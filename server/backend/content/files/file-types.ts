/** The kinds of files that a content folder may publish, by their endings. */

/** A browser decodes a picture to four bytes a pixel. */
export const maxPixels = 50_000_000

export type PictureFormat = 'png' | 'jpeg' | 'gif' | 'webp' | 'svg'

export const pictureFormats: ReadonlyMap<string, PictureFormat> = new Map([
  ['png', 'png'],
  ['jpg', 'jpeg'],
  ['jpeg', 'jpeg'],
  ['gif', 'gif'],
  ['webp', 'webp'],
  ['svg', 'svg']
])
