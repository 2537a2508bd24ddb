import { LRUCache } from 'lru-cache'

export type Coding = 'identity' | 'gzip' | 'br'

const known = new LRUCache<string, Coding>({ max: 200 })

/** The coding of ours that Accept-Encoding prefers (RFC 9110, section 12.5.3); br before gzip at equal weight. */
export function chosenCoding(value: string | string[] | undefined): Coding {
  if (value === undefined || typeof value !== 'string' || value.length > 200) return 'identity'
  const remembered = known.get(value)
  if (remembered !== undefined) return remembered
  const weights = new Map<string, number>()
  for (const member of value.toLowerCase().split(',')) {
    const [name = '', ...parameters] = member.split(';').map((part) => part.trim())
    const q = parameters.find((parameter) => parameter.startsWith('q='))
    weights.set(name, q === undefined ? 1 : Number(q.slice(2)) || 0)
  }
  const weight = (name: Coding) => weights.get(name) ?? weights.get('*') ?? 0
  const br = weight('br')
  const gzip = weight('gzip')
  const coding = br > 0 && br >= gzip ? 'br' : gzip > 0 ? 'gzip' : 'identity'
  known.set(value, coding)
  return coding
}
