/** `npm run ops`: tests the files in server/ops with the programs that read them. Without nginx it fails. */
import { spawnSync } from 'node:child_process'
import { root } from '../../build.mjs'
import { findNginx, installCommand } from '../find-nginx.mjs'

const nginx = findNginx()
if (nginx) {
  const env = { ...process.env, NGINX_PATH: nginx }
  const { status } = spawnSync(process.execPath, ['test/run.mjs', '--battery', 'ops'], {
    cwd: root,
    env,
    stdio: 'inherit'
  })
  process.exit(status ?? 1)
}
process.stdout.write(`not ok - there is no nginx; install it with: ${installCommand}\n0 passed, 1 failed\n`)
process.exit(1)
