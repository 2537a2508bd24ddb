/** The newest release of a line of Node that npm's registry has. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'

const platform = process.platform === 'win32' ? 'win' : process.platform
/** What npm's package `node` would install for this machine; named directly, no install script has to run. */
const name = `node-${platform}-${process.arch}`

/**
 * Installs the newest release of a line, such as 26, below a folder. Gives the folder that holds its `node`, and what
 * npm said; `bin` is undefined where the registry does not bring it.
 */
export function installNode(line, folder) {
  mkdirSync(folder, { recursive: true })
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', folder, `${name}@${line}`]
  const { stdout, stderr } = spawnSync('npm', args, { encoding: 'utf8', timeout: 180_000 })
  const bin = path.join(folder, 'node_modules', name, 'bin')
  return { bin: existsSync(path.join(bin, 'node')) ? bin : undefined, output: `${stdout}${stderr}` }
}
