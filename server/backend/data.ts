/** The program `node dist/server/data.js`: commands of an operator on the stored submissions. */
import { parseArgs } from 'node:util'
import { CommandError, errorMessageOf, writeOutput } from './commands/command-error.ts'
import { type Command, commands, type Environment } from './commands/table.ts'

const titleOf = ({ name, argument }: Command) => `${name} ${argument}`.trim()
const usage = `usage: data.js ${commands.map(titleOf).join(' | ')} | --help`

const help = `Commands on the submissions and the passes in DATA_DIR (./data where it is not set), also while the site runs:

${commands.map((command) => `  ${titleOf(command)}\n      ${command.description.join('\n      ')}\n`).join('')}
Exit codes: 0 done, 1 failed, 2 wrong usage, 3 a valid pass that was shown before.
`

/**
 * Runs the command in `args`. Resolves to the exit code: 0 success, 1 error, 2 wrong usage, 3 a pass that was shown
 * before. Never rejects.
 */
async function runCommand(args: string[], env: Environment): Promise<number> {
  try {
    const output = await execute(args, env)
    if (output !== '') await writeOutput(output)
    return 0
  } catch (error) {
    process.stderr.write(`${errorMessageOf(error)}\n`)
    return error instanceof CommandError ? error.exitCode : 1
  }
}

async function execute(args: string[], env: Environment): Promise<string> {
  const { positionals, options } = parseArguments(args)
  if (options.help) return help
  const [name, argument = '', ...rest] = positionals
  const command = commands.find((candidate) => candidate.name === name)
  const hasUnknownOption = Object.keys(options).some((option) => !command?.options?.some((known) => known === option))
  const hasArgument = argument !== ''
  if (!command || hasArgument !== (command.argument !== '') || rest.length > 0 || hasUnknownOption)
    throw new CommandError(usage, 2)
  return command.run(argument, env, options)
}

function parseArguments(args: string[]) {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        all: { type: 'boolean' },
        excel: { type: 'boolean' },
        key: { type: 'string' },
        exhibitor: { type: 'string' },
        help: { type: 'boolean', short: 'h' }
      }
    })
    return { positionals, options: { ...values } }
  } catch {
    throw new CommandError(usage, 2)
  }
}

process.exitCode = await runCommand(process.argv.slice(2), process.env)
