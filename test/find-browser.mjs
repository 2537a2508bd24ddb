/** Finds Chromium: in CHROMIUM_PATH, then on PATH; installs the Debian package where that is allowed. */
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import path from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
export const installCommand = 'apt-get update && apt-get install -y --no-install-recommends chromium fonts-noto-cjk'

function onPath() {
  for (const folder of (process.env.PATH ?? '').split(path.delimiter)) {
    for (const name of names) {
      const file = path.join(folder, name)
      try {
        accessSync(file, constants.X_OK)
        return file
      } catch {
        // The next folder may contain it.
      }
    }
  }
  return undefined
}

/** True where no font has Chinese characters: measurements of text would then use empty boxes. */
function lacksChinese() {
  const { status, stdout } = spawnSync('fc-list', [':lang=zh', 'file'])
  return status === 0 && stdout.length === 0
}

/** The browser's path, or undefined where there is none and it cannot be installed. */
export function findBrowser() {
  const configured = process.env.CHROMIUM_PATH
  if (configured && existsSync(configured)) return configured
  const browser = onPath()
  if (browser && !lacksChinese()) return browser
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return browser
  process.stderr.write(`installing a browser and a Chinese font for the tests: ${installCommand}\n`)
  spawnSync('sh', ['-c', installCommand], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  })
  return onPath()
}

/** The browser's path; without a browser, prints how to install one and ends the process. */
export function needBrowser() {
  const browser = findBrowser()
  if (browser) return browser
  process.stderr.write(`there is no Chromium; install it with: ${installCommand}\n`)
  process.exit(1)
}
