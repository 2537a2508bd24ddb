/**
 * Addresses of the pictures and downloads of a content folder. Each has a hash of its bytes in its name, so a changed
 * file has another address. They are not below `/assets/`, from where pages may load scripts.
 */

/** The folder of these addresses, on the site and on the embedded backend. */
export const contentFilesPath = '/content-files/'

/** The name in a path such as `/content-files/booth-0aB1….jpg`; undefined for any other path. */
export function contentFileName(path: string): string | undefined {
  return /^\/content-files\/([\w-]{1,80}\.[a-z\d]{2,5})$/.exec(path)?.[1]
}

/** The folder of these files in DATA_DIR. */
export const contentFilesFolder = 'content-files'

const office = 'application/vnd.openxmlformats-officedocument'

/** Media types by ending. None of them is a page or a script. */
export const mediaTypes: ReadonlyMap<string, string> = new Map([
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['gif', 'image/gif'],
  ['webp', 'image/webp'],
  ['svg', 'image/svg+xml'],
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

/**
 * The header fields of a file that its 200 and its 304 share. One that is opened as a document runs nothing and loads
 * nothing; drawings may be styled.
 */
export function contentFileFields(name: string) {
  return {
    'Cache-Control': 'public, max-age=31536000, immutable',
    ETag: `"${name.replace(/\.[^.]*$/, '')}"`,
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'X-Content-Type-Options': 'nosniff'
  }
}

/** Drawings within documents. */

/** A longer SVG text is loaded as a file: with it, the first view would not be in the first flight of a connection. */
export const maxDrawingLength = 6000
