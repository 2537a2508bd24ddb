import type { EditionName } from '../../../../shared/records/editions.ts'
import type { BuiltFiles } from '../resolve-files.ts'
import type { ResolvedPack } from '../resolved-pack.ts'
import { faultLine } from './content-fault.ts'
import { loadFolder } from './load-content.ts'

/** Checks the folder of a built-in edition, as a step of the build. Throws an error that lists all faults and remarks. */
export function checkBuiltIn(folder: string, edition: EditionName, built: BuiltFiles): ResolvedPack {
  const result = loadFolder(folder, edition, built)
  if ('pack' in result && result.remarks.length === 0) return result.pack
  const faults = 'faults' in result ? result.faults : []
  throw new Error([`The content of ${folder} has faults:`, ...[...faults, ...result.remarks].map(faultLine)].join('\n'))
}
