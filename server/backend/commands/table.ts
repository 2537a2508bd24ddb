/** The commands on stored submissions: what each takes, does and answers. */
import path from 'node:path'
import { type EditionName, editionNames } from '../../../shared/editions.ts'
import { backUp, backUpToOutput } from './backup.ts'
import { CommandError } from './command-error.ts'
import { erase } from './erase.ts'
import { expire } from './expire.ts'
import { exportable, exportRows } from './export.ts'
import { personFinder } from './person.ts'
import type { Counts } from './removal.ts'
import { restore, restoreFromInput } from './restore.ts'
import { storeIn, withDatabase } from './store.ts'

export type Environment = Readonly<Record<string, string | undefined>>
export type Options = Readonly<Record<string, boolean | undefined>>

export interface Command {
  name: string
  /** Its one word, as the usage names it. */
  takes: string
  /** Lines of the help. */
  does: string[]
  /** Options that it takes, without their dashes. */
  options?: readonly string[]
  /** Gives what is printed. Rejects with a CommandError, or with a fault of SQLite or Node. */
  run: (word: string, env: Environment, options: Options) => Promise<string>
}

const formWords = Object.keys(exportable).join('|')

export const commands: readonly Command[] = [
  {
    name: 'backup',
    takes: 'FILE',
    does: ['Writes a copy of the database into a new file; - is the standard output.'],
    run: async (word, env) => {
      if (word === '-') {
        await backUpToOutput(dataDirOf(env))
        return ''
      }
      return `${await backUp(dataDirOf(env), path.resolve(word))} submissions saved\n`
    }
  },
  {
    name: 'restore',
    takes: 'FILE',
    does: ['Replaces all submissions by those of a backup; - is the standard input.'],
    run: async (word, env) => {
      const dataDir = dataDirOf(env)
      const { restored, replaced } = await (word === '-'
        ? restoreFromInput(dataDir)
        : restore(dataDir, path.resolve(word)))
      return `${restored} submissions restored in the place of ${replaced}\n`
    }
  },
  {
    name: 'export',
    takes: `${formWords} [--all] [--excel]`,
    does: [
      'Writes the submissions of a form as CSV. --all includes those without stated consent;',
      '--excel begins with a byte order mark, by which Excel knows UTF-8.'
    ],
    options: ['all', 'excel'],
    run: async (word, env, options) => {
      const form = Object.hasOwn(exportable, word) ? exportable[word] : undefined
      if (!form) throw new CommandError(`export takes one of ${formWords}`, 2)
      const selection = { form, edition: editionOf(env), all: options.all === true }
      const csv = await withDatabase(storeIn(dataDirOf(env)), (db) => exportRows(db, selection))
      return options.excel ? `\uFEFF${csv}` : csv
    }
  },
  {
    name: 'erase',
    takes: 'EMAIL|PHONE',
    does: [
      'Removes every submission that holds the address or number in any field, from the',
      'database and from backups in DATA_DIR, and leaves no trace of it in their files.'
    ],
    run: async (word, env) => {
      const isPerson = personFinder(word)
      if (!isPerson) throw new CommandError('erase takes an email address or a telephone number as the forms do', 2)
      const erased = await erase(dataDirOf(env), isPerson)
      return erased.map(({ name, counts }) => `${name}: ${shown(counts)} erased\n`).join('')
    }
  },
  {
    name: 'expire',
    takes: 'DAYS',
    does: ['Removes submissions older than so many days, 1 to 36500, in the same way.'],
    run: async (word, env) => {
      const days = /^\d{1,5}$/.test(word) ? Number(word) : 0
      if (days < 1 || days > 36_500) throw new CommandError('expire takes a whole number of days, 1 to 36500', 2)
      return `${shown(await expire(dataDirOf(env), days))} removed\n`
    }
  }
]

const shown = (counts: Counts) =>
  Object.entries(exportable)
    .map(([word, form]) => `${word} ${counts[form] ?? 0}`)
    .join(', ')

const dataDirOf = (env: Environment) => env.DATA_DIR?.trim() || './data'

function editionOf(env: Environment): EditionName {
  const given = env.EDITION?.trim() || 'organic'
  const edition = editionNames.find((name) => name === given)
  if (!edition) throw new CommandError(`EDITION is not allowed: it must be ${editionNames.join(' or ')}`)
  return edition
}
