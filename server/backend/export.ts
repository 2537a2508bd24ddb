/**
 * The command `npm run export -- subscriptions|booth|exhibitors|visitors [--all] [--excel]`: writes the stored
 * submissions of DATA_DIR as CSV to the standard output, also while the site runs. `--excel` begins the file with a byte
 * order mark, by which Excel knows UTF-8.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'
import { exportable, exportRows } from './export-rows.ts'
import { submissionsFile } from './submissions-file.ts'

const names = Object.keys(exportable).join('|')

/** Runs the command; gives what it prints, or the fault that ends it. */
function runExport(args: string[], dataDir: string): { csv: string } | { fault: string } {
  const options = args.filter((arg) => arg.startsWith('--'))
  const [name = '', ...rest] = args.filter((arg) => !arg.startsWith('--'))
  const unknown = [...options.filter((option) => option !== '--all' && option !== '--excel'), ...rest]
  if (!Object.hasOwn(exportable, name) || unknown.length > 0)
    return { fault: `usage: export ${names} [--all] [--excel]` }
  const file = join(dataDir, submissionsFile)
  if (!existsSync(file))
    return { fault: `nothing has been stored yet: ${file} does not exist (DATA_DIR names its folder)` }
  const db = new Database(file, { timeout: 5000 })
  try {
    const csv = exportRows(db, exportable[name]!, options.includes('--all'))
    return { csv: options.includes('--excel') ? `\uFEFF${csv}` : csv }
  } finally {
    db.close()
  }
}

const result = runExport(process.argv.slice(2), process.env.DATA_DIR || './data')
if ('csv' in result) process.stdout.write(result.csv)
else {
  process.stderr.write(`${result.fault}\n`)
  process.exitCode = 1
}
