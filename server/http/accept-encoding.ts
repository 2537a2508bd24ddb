/** Content negotiation by Accept-Encoding (RFC 9110, section 12.5.3) for the codings that this server produces. */
import { LRUCache } from 'lru-cache'

export type ContentCoding = 'identity' | 'gzip' | 'br'

/** Browsers send a handful of different values, so the result of each is memoized. */
const memo = new LRUCache<string, ContentCoding>({ max: 200 })

/**
 * Selects `br` or `gzip` by an Accept-Encoding value, whichever has the higher weight, `br` at equal weight; `identity`
 * where neither is acceptable. A missing value and a value of more than 200 characters select `identity`.
 */
export function negotiateCoding(value: string | string[] | undefined): ContentCoding {
  if (value === undefined || typeof value !== 'string' || value.length > 200) return 'identity'
  const memoized = memo.get(value)
  if (memoized !== undefined) return memoized
  const weights = new Map<string, number>()
  for (const member of value.toLowerCase().split(',')) {
    const [name = '', ...parameters] = member.split(';').map((part) => part.trim())
    const q = parameters.find((parameter) => parameter.startsWith('q='))
    weights.set(name, q === undefined ? 1 : Number(q.slice(2)) || 0)
  }
  const weight = (name: ContentCoding) => weights.get(name) ?? weights.get('*') ?? 0
  const br = weight('br')
  const gzip = weight('gzip')
  const coding = br > 0 && br >= gzip ? 'br' : gzip > 0 ? 'gzip' : 'identity'
  memo.set(value, coding)
  return coding
}
