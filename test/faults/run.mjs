/**
 * `npm run faults`: the built process in front of a backend, a disk and a crowd that misbehave. Prints what visitors
 * see, what is served stale and what the log says, and closes with how many rows hold. `--markdown FILE` writes the table.
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
