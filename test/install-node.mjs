/** Installs the newest release of a line of Node from npm's registry. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'

const platform = process.platform === 'win32' ? 'win' : process.platform
/** The package that npm's `node` would install for this machine; used directly, so that no install script runs. */
const name = `node-${platform}-${process.arch}`

/**
 * Installs the newest release of a line, such as 26, below a folder. Gives `bin`, the folder of its
 * `node`, and the output of npm; `bin` is undefined where the release could not be installed.
 */
export function installNode(line, folder) {
  mkdirSync(folder, { recursive: true })
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', folder, `${name}@${line}`]
  const { stdout, stderr } = spawnSync('npm', args, { encoding: 'utf8', timeout: 180_000 })
  const bin = path.join(folder, 'node_modules', name, 'bin')
  return { bin: existsSync(path.join(bin, 'node')) ? bin : undefined, output: `${stdout}${stderr}` }
}
