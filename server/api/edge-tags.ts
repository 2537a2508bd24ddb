/** The cache tags under which an edge stores responses (server/ops/README.md#behind-a-cdn). */
import type { CallName } from '../../shared/calls/names.ts'
import { callDefinitions } from '../../shared/calls/table.ts'

/** The tag of every response. */
export const everything = 'site'

/** The tags of a response that was made from these calls: that of every response, and each call's tag and name. */
export function tagsOfCalls(names: readonly CallName[]): string[] {
  const own = names.flatMap((name) => {
    const definition = callDefinitions.get(name)
    return definition && 'tag' in definition ? [definition.tag, name] : [name]
  })
  return [...new Set([everything, ...own])]
}
