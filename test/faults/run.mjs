/**
 * `npm run faults`: the built process with a failing backend, a failing disk, overload and SIGTERM. Prints what
 * visitors see, what is served stale and what the log says, and closes with the number of rows that passed. `--markdown
 * FILE` writes the table.
 */
import { install, ready } from '../../build.mjs'
import { findNginx, installCommand } from '../find-nginx.mjs'

install()
await ready()
const nginx = findNginx()
if (!nginx) process.stdout.write(`there is no nginx; install it with: ${installCommand}\n`)
else process.env.NGINX_PATH = nginx
const { runProgram } = await import('../fixtures/program.mjs')
await runProgram('test/faults/faults.ts')
