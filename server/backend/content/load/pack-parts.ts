/**
 * A compiled pack in parts, each as JSON. A reload of a large folder mostly changes one of them: the thread that answers
 * calls then parses that part alone, instead of being busy with all of them.
 */
import type { Tag } from '../../../../shared/calls/call.ts'
import type { CompiledPack } from '../compiled.ts'

/** JSON by part. */
export type PackParts = Record<string, string>

/** The parts that calls with tags of their own answer; all others have the tag `content`. */
const tagged: readonly Tag[] = ['menu', 'config', 'tree', 'categories']

/** The parts of a pack. */
export function partsOf(pack: CompiledPack): PackParts {
  return Object.fromEntries(Object.entries(pack).map(([name, value]) => [name, JSON.stringify(value)]))
}

/** The pack of these parts; a part that is the same text as in `before` is the same object as in `pack`. */
export function packOf(parts: PackParts, before: PackParts = {}, pack?: CompiledPack): CompiledPack {
  const known: Record<string, unknown> = { ...pack }
  const entries = Object.entries(parts).map(([name, json]) => [
    name,
    before[name] === json ? known[name] : JSON.parse(json)
  ])
  // Written by `partsOf`.
  return Object.fromEntries(entries) as CompiledPack
}

/** The cache tags of the calls whose responses differ between two packs; none where the packs are equal. */
export function changedTags(before: PackParts, after: PackParts): Tag[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const changed = names.filter((name) => before[name] !== after[name])
  return [...new Set(changed.map((name) => tagged.find((tag) => tag === name) ?? 'content'))]
}
