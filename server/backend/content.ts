/** The program `node dist/server/content.js`: commands on content folders. */
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { ignoreClosedPipes } from '../observe/process-end.ts'
import { runContentCommand } from './content/commands/content-command.ts'

ignoreClosedPipes()
const here = path.dirname(fileURLToPath(import.meta.url))
process.exitCode = await runContentCommand(process.argv.slice(2), here, process.env)
