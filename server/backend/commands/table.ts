/** The table of commands on stored submissions. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import type { StoredFormName } from '../../../shared/forms/forms.ts'
import { openPassKey, publicKeyPem } from '../pass/pass-key.ts'
import { expire } from '../retention.ts'
import { backUp, backUpToOutput, restore, restoreFromInput } from './backup.ts'
import { checkPasses, readDoorKey } from './check-pass.ts'
import { CommandError } from './command-error.ts'
import { exportable, exportRows } from './export.ts'
import { createPersonMatcher } from './person.ts'
import { type CountsByForm, erase } from './removal.ts'
import { storeIn, withDatabase } from './store.ts'

export type Environment = Readonly<Record<string, string | undefined>>
export interface Options {
  readonly all?: boolean
  readonly excel?: boolean
  /** Id of an exhibitor, as typed. */
  readonly exhibitor?: string
  /** Path of a public key. */
  readonly key?: string
}

export interface Command {
  name: string
  /** Its single argument, as in the usage line; empty: it takes none. */
  argument: string
  /** Lines of the help text. */
  description: string[]
  /** Accepted options, without dashes. */
  options?: readonly (keyof Options)[]
  /** Resolves to the text for stdout. Rejects with a CommandError, or with an error of SQLite or Node. */
  run: (argument: string, env: Environment, options: Options) => Promise<string>
}

const formNames = Object.keys(exportable).join('|')

export const commands: readonly Command[] = [
  {
    name: 'backup',
    argument: 'FILE',
    description: [
      'Writes a copy of the database and of the private key of passes into a new file that its',
      'owner alone may read; - is the standard output.'
    ],
    run: async (argument, env) => {
      if (argument === '-') {
        const { keyNote } = await backUpToOutput(dataDirOf(env))
        process.stderr.write(keyNote)
        return ''
      }
      const { submissions, keyNote } = await backUp(dataDirOf(env), path.resolve(argument))
      return `${submissions} submissions saved\n${keyNote}`
    }
  },
  {
    name: 'restore',
    argument: 'FILE',
    description: ['Replaces all submissions and the key of passes by those of a backup; - is the standard', 'input.'],
    run: async (argument, env) => {
      const dataDir = dataDirOf(env)
      const { restored, replaced, keyNote } = await (argument === '-'
        ? restoreFromInput(dataDir)
        : restore(dataDir, path.resolve(argument)))
      return `${restored} submissions restored in the place of ${replaced}\n${keyNote}`
    }
  },
  {
    name: 'export',
    argument: `${formNames} [--exhibitor ID] [--all] [--excel]`,
    description: [
      'Writes the submissions of a form as CSV. --all includes those without stated consent;',
      '--excel begins with a byte order mark, by which Excel knows UTF-8; --exhibitor keeps the',
      'requests for meetings with one exhibitor, by the number in the address of its page.'
    ],
    options: ['all', 'excel', 'exhibitor'],
    run: async (argument, env, options) => {
      const form = Object.hasOwn(exportable, argument) ? exportable[argument] : undefined
      if (!form) throw new CommandError(`export takes one of ${formNames}`, 2)
      const exhibitor = exhibitorOf(form, options.exhibitor)
      const selection = { form, includeUnstated: options.all === true, exhibitor }
      const csv = await withDatabase(storeIn(dataDirOf(env)), (db) => exportRows(db, selection))
      return options.excel ? `\uFEFF${csv}` : csv
    }
  },
  {
    name: 'erase',
    argument: 'EMAIL|PHONE',
    description: [
      'Removes every submission that holds the address or number in any field, from the',
      'database and from backups in DATA_DIR, and leaves no trace of it in their files.'
    ],
    run: async (argument, env) => {
      const isPerson = createPersonMatcher(argument)
      if (!isPerson) throw new CommandError('erase takes an email address or a telephone number as the forms do', 2)
      const erased = await erase(dataDirOf(env), isPerson)
      return erased.map(({ name, counts }) => `${name}: ${formatCounts(counts)} erased\n`).join('')
    }
  },
  {
    name: 'expire',
    argument: 'DAYS',
    description: ['Removes submissions older than so many days, 1 to 36500, in the same way.'],
    run: async (argument, env) => {
      const days = /^\d{1,5}$/.test(argument) ? Number(argument) : 0
      if (days < 1 || days > 36_500) throw new CommandError('expire takes a whole number of days, 1 to 36500', 2)
      return `${formatCounts(await expire(dataDirOf(env), days))} removed\n`
    }
  },
  {
    name: 'pass-key',
    argument: '',
    description: ["Prints the public key by which a door checks passes; creates the site's key where there is none."],
    run: async (_argument, env) => {
      // A folder that is made for a misspelled name would give the doors a key that signs no pass.
      if (!existsSync(dataDirOf(env)))
        throw new CommandError(`${dataDirOf(env)} does not exist: DATA_DIR names the folder of the site's data`)
      return publicKeyPem(openPassKey(dataDirOf(env)))
    }
  },
  {
    name: 'check-pass',
    argument: 'CODE [--key FILE]',
    description: [
      'Says whether the site has signed the text of a QR code, for which edition and number, and',
      'when it was shown first if it was shown before (exit code 3), as far as the store in',
      'DATA_DIR can be written; - reads one code a line from the standard input, as a hand',
      'scanner types them.',
      '--key names the public key, for a door without DATA_DIR.'
    ],
    options: ['key'],
    run: (argument, env, { key }) => checkPasses(argument, readDoorKey(dataDirOf(env), key), dataDirOf(env))
  }
]

const formatCounts = (counts: CountsByForm) =>
  Object.entries(exportable)
    .map(([name, form]) => `${name} ${counts[form] ?? 0}`)
    .join(', ')

/** The id that `--exhibitor` names. Throws a CommandError where it is none, or the form is not for exhibitors. */
function exhibitorOf(form: StoredFormName, option: string | undefined): number | undefined {
  if (option === undefined) return undefined
  if (form !== 'meeting') throw new CommandError('--exhibitor goes with the export of meetings alone', 2)
  if (!/^[1-9]\d{0,8}$/.test(option))
    throw new CommandError("--exhibitor takes the number in the address of the exhibitor's page", 2)
  return Number(option)
}

const dataDirOf = (env: Environment) => env.DATA_DIR?.trim() || './data'
