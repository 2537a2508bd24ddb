/**
 * A checked pack in parts, each as JSON. A reload of a large folder mostly changes one of them; and what no call has
 * asked for is not parsed.
 */
import type { Tag } from '../../../../shared/calls/call.ts'
import { lazy, lazyObject } from '../../lazy.ts'
import type { ResolvedPack } from '../compiled.ts'

/** JSON by part. */
export type PackParts = Record<string, string>

/** Each part with its value, which is parsed when it is first used. */
export type OpenedParts = ReadonlyMap<string, { json: string; value: () => unknown }>

/**
 * The tags of the calls that a part answers, where that is not `content` alone. Which products are related follows from
 * the tree, and that the content is a sample is said by the configuration.
 */
const tagsOfPart: Readonly<Record<string, readonly Tag[]>> = {
  menu: ['menu'],
  config: ['config'],
  categories: ['categories'],
  tree: ['tree', 'content'],
  sample: ['config', 'content']
}

/** The parts of a pack. */
export function partsOf(pack: ResolvedPack): PackParts {
  return Object.fromEntries(Object.entries(pack).map(([name, value]) => [name, JSON.stringify(value)]))
}

/** Opens parts; one with the same text as in `before` is not parsed again. */
export function openParts(parts: PackParts, before: OpenedParts = new Map()): OpenedParts {
  return new Map(
    Object.entries(parts).map(([name, json]) => {
      const known = before.get(name)
      return [name, known?.json === json ? known : { json, value: lazy((): unknown => JSON.parse(json)) }]
    })
  )
}

/** The pack of these parts. */
export function packOf(parts: OpenedParts): ResolvedPack {
  const values: Record<string, () => unknown> = {}
  for (const [name, { value }] of parts) values[name] = value
  // Written by `partsOf`.
  return lazyObject<Record<string, unknown>>(values) as unknown as ResolvedPack
}

/** The cache tags of the calls whose responses differ between two packs; none where the packs are equal. */
export function changedTags(before: OpenedParts, after: OpenedParts): Tag[] {
  const names = [...new Set([...before.keys(), ...after.keys()])]
  const changed = names.filter((name) => before.get(name)?.json !== after.get(name)?.json)
  return [...new Set(changed.flatMap((name): readonly Tag[] => tagsOfPart[name] ?? ['content']))]
}
