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

const office = 'application/vnd.openxmlformats-officedocument'

/** Media types by ending. None of them is a page or a script. */
export const mediaTypes: ReadonlyMap<string, string> = new Map([
  ...[...pictureFormats].map(([ending, format]) => [ending, `image/${format === 'svg' ? 'svg+xml' : format}`] as const),
  ['pdf', 'application/pdf'],
  ['docx', `${office}.wordprocessingml.document`],
  ['xlsx', `${office}.spreadsheetml.sheet`],
  ['pptx', `${office}.presentationml.presentation`],
  ['doc', 'application/msword'],
  ['xls', 'application/vnd.ms-excel'],
  ['ppt', 'application/vnd.ms-powerpoint'],
  ['zip', 'application/zip'],
  ['csv', 'text/csv; charset=utf-8'],
  ['txt', 'text/plain; charset=utf-8'],
  ['ics', 'text/calendar; charset=utf-8']
])

/** The ending of a name in lower case, without its dot; empty where it has none. */
export function endingOf(name: string): string {
  return /\.([a-z\d]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''
}
