/** Finds nginx, which the configuration in server/ops is tested with: NGINX_PATH, then PATH, then Debian's package. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { root } from '../build.mjs'

export const installCommand = 'apt-get update && apt-get install -y --no-install-recommends nginx'
/** Unpacked and not installed: the package would start a server of its own. */
const folder = path.join(root, 'node_modules', '.cache', 'nginx')
const unpackCommand = 'apt-get update && apt-get download nginx && dpkg-deb --extract nginx_*.deb . && rm nginx_*.deb'

const works = (file) => spawnSync(file, ['-v']).status === 0

/** Its path, or undefined where there is none and none may be fetched. */
export function findNginx() {
  const unpacked = path.join(folder, 'usr', 'sbin', 'nginx')
  const found = [process.env.NGINX_PATH, 'nginx', '/usr/sbin/nginx', unpacked].find((file) => file && works(file))
  if (found) return found
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  process.stderr.write('fetching nginx for the tests out of the Debian package nginx\n')
  mkdirSync(folder, { recursive: true })
  spawnSync('sh', ['-c', unpackCommand], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  return works(unpacked) ? unpacked : undefined
}
