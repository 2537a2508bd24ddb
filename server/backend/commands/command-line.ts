/** The command line of `data.js`: which command, with which words, its result and its exit code. */
import { parseArgs } from 'node:util'
import { CommandError, sentenceOf } from './command-error.ts'
import { writeOut } from './output.ts'
import { commands, type Environment } from './table.ts'

const usage = `usage: data.js ${commands.map(({ name, takes }) => `${name} ${takes}`).join(' | ')} | --help`

const help = `Commands on the submissions in DATA_DIR (./data where it is not set), also while the site runs:

${commands.map(({ name, takes, does }) => `  ${name} ${takes}\n      ${does.join('\n      ')}\n`).join('')}
Exit codes: 0 done, 1 failed, 2 wrong usage.
`

/** Runs the command that `args` name and gives the exit code: 0, 1 for a failure, 2 for wrong usage. Never throws. */
export async function runCommand(args: string[], env: Environment): Promise<number> {
  try {
    const result = await resultOf(args, env)
    if (result !== '') await writeOut(result)
    return 0
  } catch (fault) {
    process.stderr.write(`${sentenceOf(fault)}\n`)
    return fault instanceof CommandError ? fault.exitCode : 1
  }
}

async function resultOf(args: string[], env: Environment): Promise<string> {
  const { words, options } = readArgs(args)
  if (options.help) return help
  const [name, ...rest] = words
  const command = commands.find((each) => each.name === name)
  const [word] = rest
  const unknown = Object.keys(options).some((option) => !command?.options?.includes(option))
  if (!command || !word || rest.length > 1 || unknown) throw new CommandError(usage, 2)
  return command.run(word, env, options)
}

function readArgs(args: string[]) {
  try {
    const { positionals: words, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { all: { type: 'boolean' }, excel: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } }
    })
    return { words, options: { ...values } }
  } catch {
    throw new CommandError(usage, 2)
  }
}
