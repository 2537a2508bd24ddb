/** Finds the programs that tests start, and installs the Debian packages of those that are missing, where it may. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { root } from '../build.mjs'

const unpackedIn = (name) => path.join(root, 'node_modules', '.cache', name)
const cpus = ['x86_64', 'aarch64']

/**
 * By what tests need: Debian's `packages`, and where `files` may be, as paths or names on PATH, by the variable that
 * gives the one that is found to the tests. `missing`: the variable with the command that installs them.
 */
const programs = {
  browser: {
    // The first has no window, and takes a quarter less processor time.
    files: {
      CHROMIUM_PATH: [
        'chromium-headless-shell',
        'chromium',
        'chromium-browser',
        'google-chrome-stable',
        'google-chrome'
      ]
    },
    packages: ['chromium-headless-shell', 'fonts-noto-cjk'],
    missing: 'NO_BROWSER',
    // Without a Chinese font measurements of text would use empty boxes.
    lacks: () => {
      const { status, stdout } = spawnSync('fc-list', [':lang=zh', 'file'])
      return status === 0 && stdout.length === 0
    }
  },
  engines: {
    files: {
      FIREFOX_PATH: ['/usr/bin/firefox-esr'],
      WEBKIT_DRIVER_PATH: ['/usr/bin/WebKitWebDriver'],
      WEBKIT_BROWSER_PATH: cpus.map((cpu) => `/usr/lib/${cpu}-linux-gnu/webkit2gtk-4.1/MiniBrowser`),
      XVFB_PATH: ['/usr/bin/Xvfb']
    },
    packages: ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'fonts-noto-cjk'],
    missing: 'NO_ENGINES'
  },
  nginx: {
    files: { NGINX_PATH: ['nginx', '/usr/sbin/nginx', path.join(unpackedIn('nginx'), 'usr/sbin/nginx')] },
    packages: ['nginx'],
    isUnpacked: true
  },
  promtool: {
    files: { PROMTOOL_PATH: ['promtool', path.join(unpackedIn('promtool'), 'usr/bin/promtool')] },
    packages: ['prometheus'],
    isUnpacked: true,
    missing: 'NO_PROMTOOL'
  },
  redis: { files: { REDIS_PATH: ['redis-server'] }, packages: ['redis-server'], isServer: true },
  // It compiles its configuration; its xkey is in varnish-modules.
  varnish: {
    files: { VARNISHD_PATH: ['varnishd', '/usr/sbin/varnishd'], CC_PATH: ['cc'] },
    packages: ['varnish', 'varnish-modules', 'gcc', 'libc6-dev'],
    isServer: true
  }
}

const installCommandOf = ({ packages }) =>
  `apt-get update && apt-get install -y --no-install-recommends ${packages.join(' ')}`

/** Paths where a file may be: itself, or of a name on PATH. */
const pathsOf = (file) =>
  file.includes('/') ? [file] : (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, file))

/** The path of each file by its variable; of one that is missing undefined. */
function lookFor({ files }) {
  const find = ([variable, candidates]) =>
    [process.env[variable], ...candidates].flatMap((file) => (file ? pathsOf(file) : [])).find(existsSync)
  return Object.fromEntries(Object.entries(files).map((entry) => [entry[0], find(entry)]))
}

/** Installing a server would start it where a service manager runs; some packages are unpacked instead. */
function installPackages(name, program) {
  const { packages, isUnpacked, isServer } = program
  const isAllowed = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (!isAllowed || (isServer && existsSync('/run/systemd/system'))) return
  const [first] = packages
  const unpack = `apt-get update && apt-get download ${first} && dpkg-deb --extract ${first}_*.deb . && rm ${first}_*.deb`
  const command = isUnpacked ? unpack : installCommandOf(program)
  process.stderr.write(`installing ${name} for the tests: ${command}\n`)
  mkdirSync(unpackedIn(name), { recursive: true })
  spawnSync('sh', ['-c', command], {
    cwd: unpackedIn(name),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  })
}

function find(name) {
  const program = programs[name]
  const found = lookFor(program)
  if (!Object.values(found).includes(undefined) && !program.lacks?.()) return found
  installPackages(name, program)
  return lookFor(program)
}

/**
 * Takes what tests need (`browser`, `engines`, `nginx`, `promtool`, `redis`, `varnish`), says what is missing, and gives
 * the variables that tests read.
 */
export function findPrograms(needs) {
  const env = {}
  for (const name of needs) {
    const program = programs[name]
    for (const [variable, file] of Object.entries(find(name))) {
      if (file !== undefined) env[variable] = file
      else
        process.stderr.write(`no ${name} (${variable}) for its tests; install it with: ${installCommandOf(program)}\n`)
    }
    if (program.missing) env[program.missing] = installCommandOf(program)
  }
  return env
}

/** The path of Chromium; undefined where there is none and it cannot be installed. */
export const findBrowser = () => find('browser').CHROMIUM_PATH

export const browserCommand = installCommandOf(programs.browser)

/** The path of Chromium; without one, says how to install it and ends the process. */
export function needBrowser() {
  const browser = findBrowser()
  if (browser) return browser
  process.stderr.write(`there is no Chromium; install it with: ${browserCommand}\n`)
  process.exit(1)
}
