/** The program `node dist/server/data.js`: commands of an operator on the stored submissions. */
import { runCommand } from './commands/command-line.ts'

process.exitCode = await runCommand(process.argv.slice(2), process.env)
