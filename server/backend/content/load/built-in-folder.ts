import type { EditionName } from '../../../../shared/editions.ts'
import type { BuiltFiles } from '../resolve-files.ts'
import type { ResolvedPack } from '../resolved-pack.ts'
import { faultLine } from './content-fault.ts'
import { loadFolder } from './load-content.ts'

/** Checks the folder of a built-in edition, as a step of the build. Throws an error that lists all faults. */
export function checkBuiltIn(folder: string, edition: EditionName, built: BuiltFiles): ResolvedPack {
  const result = loadFolder(folder, edition, built)
  if ('pack' in result) return result.pack
  throw new Error([`The content of ${folder} has faults:`, ...result.faults.map(faultLine)].join('\n'))
}
