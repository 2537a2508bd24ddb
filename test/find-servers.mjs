/**
 * Finds the Redis and Varnish servers that tests start; installs the Debian packages where that is allowed and starts
 * nothing: as root on a machine without a running service manager, such as a container.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const canInstall = () =>
  process.getuid?.() === 0 && existsSync('/usr/bin/apt-get') && !existsSync('/run/systemd/system')

/** Gives the finder of a server and the command that installs it; the finder says whether it is there. */
function debianServer({ packages, programs }) {
  const installCommand = `apt-get update && apt-get install -y --no-install-recommends ${packages.join(' ')}`
  const isThere = () => programs.every(([program, flag]) => spawnSync(program, [flag]).status === 0)
  const find = () => {
    if (isThere()) return true
    if (!canInstall()) return false
    process.stderr.write(`installing a server for the tests: ${installCommand}\n`)
    spawnSync('sh', ['-c', installCommand], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    })
    return isThere()
  }
  return { find, installCommand }
}

/** `find` says whether `redis-server` can be started. */
export const redis = debianServer({ packages: ['redis-server'], programs: [['redis-server', '--version']] })

/** `find` says whether `varnishd` can be started, and compile its configuration. Its xkey is in `varnish-modules`. */
export const varnish = debianServer({
  packages: ['varnish', 'varnish-modules', 'gcc', 'libc6-dev'],
  programs: [
    ['varnishd', '-V'],
    ['cc', '--version']
  ]
})
