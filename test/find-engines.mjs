/** Finds Firefox, and WebKitGTK with its driver and a display; installs the Debian packages where that is allowed. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Where Debian's packages put them; the browser of WebKitGTK is beside its library. */
const programs = {
  FIREFOX_PATH: ['/usr/bin/firefox-esr'],
  WEBKIT_DRIVER_PATH: ['/usr/bin/WebKitWebDriver'],
  WEBKIT_BROWSER_PATH: ['x86_64', 'aarch64'].map((cpu) => `/usr/lib/${cpu}-linux-gnu/webkit2gtk-4.1/MiniBrowser`),
  XVFB_PATH: ['/usr/bin/Xvfb']
}

export const installCommand =
  'apt-get update && apt-get install -y --no-install-recommends firefox-esr webkit2gtk-driver xvfb fonts-noto-cjk'

/** The path of each program by its variable; of one that is missing undefined. */
function findPrograms() {
  const find = (variable) => [process.env[variable], ...programs[variable]].find((file) => file && existsSync(file))
  return Object.fromEntries(Object.keys(programs).map((variable) => [variable, find(variable)]))
}

/**
 * The programs' paths by the variables that name them. Where one is missing and cannot be installed, only those that
 * are there.
 */
export function findEngines() {
  let found = findPrograms()
  if (Object.values(found).includes(undefined) && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    process.stderr.write(`installing Firefox and WebKitGTK for the tests: ${installCommand}\n`)
    spawnSync('sh', ['-c', installCommand], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    })
    found = findPrograms()
  }
  return Object.fromEntries(Object.entries(found).filter(([, file]) => file !== undefined))
}
