/** The commands on content folders: check, init, import. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type EditionName, editionNames } from '../../../../shared/records/editions.ts'
import { faultLine } from '../load/content-fault.ts'
import { loadFolder } from '../load/load-content.ts'
import { groupedLines } from './grouped-lines.ts'
import { importExhibitors } from './import-exhibitors.ts'
import { initFolder } from './init-folder.ts'

const help = `Usage: node dist/server/content.js COMMAND

  check DIR [--json]      names every fault of a content folder with file, line and column, then what is remarkable in
                          it, and holds nothing back
  init DIR                writes a small fair of one's own to begin from; DIR must be empty or missing
  import FILE [--json]    turns an organiser's list of exhibitors (CSV; UTF-8, UTF-16 or GB18030) into exhibitors.csv
                          on the standard output, and names what it cannot read

Exit code: 0 without faults (remarks are none), 1 with faults, 2 for a wrong command.
`

/** Runs a command; `here` is the folder of the built server. Gives the exit code. */
export function runContentCommand(args: string[], here: string, env: Record<string, string | undefined>): number {
  const isJson = args.includes('--json')
  const [command, target, ...rest] = args.filter((arg) => arg !== '--json')
  const edition: EditionName = editionNames.find((name) => name === env.EDITION) ?? 'organic'
  if (command === '--help' || command === 'help') {
    process.stdout.write(help)
    return 0
  }
  if (target === undefined || rest.length > 0) return wrongCommand()
  try {
    if (command === 'check') return check(target, edition, here, isJson)
    if (command === 'init') return initFolder(target, path.join(here, 'content-starter'))
    if (command === 'import') return importExhibitors(target, isJson)
  } catch (error) {
    // Errors of the file system name the file.
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    return 1
  }
  return wrongCommand()
}

function wrongCommand(): number {
  process.stderr.write(help)
  return 2
}

function check(folder: string, edition: EditionName, here: string, isJson: boolean): number {
  // Written by the build.
  const built = JSON.parse(readFileSync(path.join(here, 'content-files.json'), 'utf8'))
  const result = loadFolder(folder, edition, built)
  const { remarks } = result
  const faults = 'faults' in result ? result.faults : []
  const count = ({ length }: unknown[], word: string) => `${length} ${length === 1 ? word : `${word}s`}`
  const faultLines =
    faults.length === 0 ? [`${folder} has no faults`] : [...faults.map(faultLine), count(faults, 'fault')]
  const remarkLines =
    remarks.length === 0 ? [] : [`${count(remarks, 'remark')} that held nothing back:`, ...groupedLines(remarks)]
  if (isJson) process.stdout.write(`${JSON.stringify({ faults, remarks })}\n`)
  else process.stdout.write(`${[...faultLines, ...remarkLines].join('\n')}\n`)
  return faults.length === 0 ? 0 : 1
}
