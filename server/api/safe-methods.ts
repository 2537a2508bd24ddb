/** Methods that request no change on the server (RFC 9110, section 9.2.1), those of WebDAV and QUERY included. */
export const safeMethods: ReadonlySet<string> = new Set([
  'GET',
  'HEAD',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'REPORT',
  'SEARCH',
  'QUERY'
])
