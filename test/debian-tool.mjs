/** Finds a program that tests need: by a variable, then on PATH, then unpacked from its Debian package. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { root } from '../build.mjs'

/**
 * Gives the finder of a program and the command that installs it. `file` is its path in the package, `flag` makes it
 * print its version. The finder gives the program's path, or undefined where it is missing and cannot be downloaded.
 */
export function debianTool({ name, debianPackage, variable, file, flag }) {
  const installCommand = `apt-get update && apt-get install -y --no-install-recommends ${debianPackage}`
  // Unpacked instead of installed: installing a package may start a server.
  const folder = path.join(root, 'node_modules', '.cache', name)
  const archives = `${debianPackage}_*.deb`
  const unpackCommand = `apt-get update && apt-get download ${debianPackage} && dpkg-deb --extract ${archives} . && rm ${archives}`
  const works = (program) => spawnSync(program, [flag]).status === 0

  const find = () => {
    const unpacked = path.join(folder, file)
    const program = [process.env[variable], name, `/${file}`, unpacked].find(
      (candidate) => candidate && works(candidate)
    )
    if (program) return program
    if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
    process.stderr.write(`downloading ${name} for the tests from the Debian package ${debianPackage}\n`)
    mkdirSync(folder, { recursive: true })
    spawnSync('sh', ['-c', unpackCommand], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
    return works(unpacked) ? unpacked : undefined
  }
  return { find, installCommand }
}
