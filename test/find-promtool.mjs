/** Finds promtool, which checks what Prometheus reads: PROMTOOL_PATH, then PATH, then the one in Debian's package. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { root } from '../build.mjs'

export const installCommand = 'apt-get update && apt-get install -y --no-install-recommends prometheus'
/** Unpacked and not installed: the package would start a server of its own. */
const folder = path.join(root, 'node_modules', '.cache', 'promtool')
const unpackCommand =
  'apt-get update && apt-get download prometheus && dpkg-deb --extract prometheus_*.deb . && rm prometheus_*.deb'

const works = (file) => spawnSync(file, ['--version']).status === 0

/** Its path, or undefined where there is none and none may be fetched. */
export function findPromtool() {
  const unpacked = path.join(folder, 'usr', 'bin', 'promtool')
  const found = [process.env.PROMTOOL_PATH, 'promtool', unpacked].find((file) => file && works(file))
  if (found) return found
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  process.stderr.write('fetching promtool for the tests out of the Debian package prometheus\n')
  mkdirSync(folder, { recursive: true })
  spawnSync('sh', ['-c', unpackCommand], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  return works(unpacked) ? unpacked : undefined
}
