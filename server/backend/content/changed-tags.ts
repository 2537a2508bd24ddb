import type { Tag } from '../../../shared/calls/call.ts'
import type { CompiledPack } from './compiled.ts'

/** The parts of a pack that calls with tags of their own answer; all others have the tag `content`. */
const tagged = ['menu', 'config', 'tree', 'categories'] as const

/** The cache tags of the calls whose responses differ between two packs. */
export function changedTags(before: CompiledPack, after: CompiledPack): Tag[] {
  const differs = (key: keyof CompiledPack) => JSON.stringify(before[key]) !== JSON.stringify(after[key])
  const others = (Object.keys(after) as (keyof CompiledPack)[]).filter((key) => !tagged.some((name) => name === key))
  return [...tagged.filter(differs), ...(others.some(differs) ? ['content' as const] : [])]
}
