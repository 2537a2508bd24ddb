/**
 * `node test/pages/lighthouse.mjs`: Lighthouse's scores on a phone for five kinds of page, with a public origin.
 * Accessibility, best practices and SEO must be 100 in every run; performance is printed only. Lighthouse is installed
 * once into the system's temporary folder. Arguments: `organic` or `silver`, `en`, and a number of runs, whose medians
 * are printed.
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { dist, install, ready } from '../../build.mjs'
import { needBrowser } from '../find-browser.mjs'

const version = '12.8.2'
const edition = process.argv.includes('silver') ? 'silver' : 'organic'
const prefix = process.argv.includes('en') ? '/en' : ''
const runs = Number(process.argv.find((argument) => /^\d+$/.test(argument)) ?? 1)

install()
await ready()
const browser = needBrowser()

/** Installs Lighthouse where it is missing; gives its node_modules. */
function installLighthouse() {
  const folder = path.join(tmpdir(), `lighthouse-${version}`)
  const modules = path.join(folder, 'node_modules')
  if (!existsSync(path.join(modules, 'lighthouse', 'package.json'))) {
    mkdirSync(folder, { recursive: true })
    const args = ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', folder, `lighthouse@${version}`]
    const { status } = spawnSync('npm', args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
    if (status !== 0) process.exit(1)
  }
  return modules
}

/** A free port: SITE_ORIGIN must contain the port before the site starts. */
function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}

/** Starts the built site with its own address as the public origin. */
async function startSite() {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'))
  const env = { PATH: process.env.PATH, PORT: String(port), HOST: '127.0.0.1', SITE_ORIGIN: origin, EDITION: edition }
  const child = spawn(process.execPath, [path.join(dist, 'server', 'main.js')], {
    cwd: folder,
    env: { ...env, DATA_DIR: folder, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit']
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  while (!(await fetch(`${origin}/readyz`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error(`the site ended with ${child.exitCode}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  return { origin, stop }
}

const modules = installLighthouse()
const load = (name, file) => import(pathToFileURL(path.join(modules, name, file)))
const { default: lighthouse } = await load('lighthouse', 'core/index.js')
const { launch } = await load('chrome-launcher', 'dist/index.js')
const site = await startSite()
const chrome = await launch({
  chromePath: browser,
  chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking']
})

const categories = ['performance', 'accessibility', 'best-practices', 'seo']
/** Audits, the width of their columns and their digits. */
const times = [
  ['first-contentful-paint', 8, 0],
  ['largest-contentful-paint', 8, 0],
  ['total-blocking-time', 6, 0],
  ['cumulative-layout-shift', 6, 3]
]

/** Runs Lighthouse on a page; gives its result. */
async function runLighthouse(address) {
  const { lhr } = await lighthouse(address, {
    port: chrome.port,
    output: 'json',
    logLevel: 'error',
    formFactor: 'mobile',
    // Without the language of the page, the site would redirect, and the figures would include the redirect.
    extraHeaders: { 'Accept-Language': prefix === '' ? 'zh-CN' : 'en' }
  })
  if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`)
  return lhr
}

let failed = 0
let passed = 0
try {
  const { data } = await (await fetch(`${site.origin}/_data${prefix}/news`)).json()
  const news = `/news/${data.newsList.list[0].id}`
  process.stdout.write(`${''.padEnd(26)}perf  a11y  best   seo     FCP     LCP   TBT   CLS\n`)
  for (const page of ['/', '/visitor/guide', '/exhibitor/featured', news, '/exhibitor/apply']) {
    const address = `${site.origin}${prefix}${page}`
    const all = []
    for (let run = 0; run < runs; run += 1) all.push(await runLighthouse(address))
    const median = (numbers) => numbers.toSorted((one, other) => one - other)[Math.floor(runs / 2)]
    const scoreOf = (lhr, name) => Math.round((lhr.categories[name].score ?? 0) * 100)
    const line = [
      `${prefix}${page}`.padEnd(24),
      ...categories.map((name) => String(median(all.map((lhr) => scoreOf(lhr, name)))).padStart(6)),
      ...times.map(([audit, width, digits]) =>
        median(all.map((lhr) => lhr.audits[audit].numericValue))
          .toFixed(digits)
          .padStart(width)
      )
    ]
    process.stdout.write(`${line.join('')}\n`)
    for (const name of categories.slice(1)) {
      const failing = all.find((lhr) => scoreOf(lhr, name) < 100)
      if (!failing) {
        passed += 1
        continue
      }
      failed += 1
      for (const { id } of failing.categories[name].auditRefs) {
        const { score, title, scoreDisplayMode } = failing.audits[id]
        if (score !== null && score < 1 && scoreDisplayMode !== 'informative')
          process.stdout.write(`  ${name}: ${id}, ${title}\n`)
      }
    }
  }
} finally {
  chrome.kill()
  await site.stop()
}
process.stdout.write(`${passed} passed, ${failed} failed\n`)
process.exitCode = failed === 0 ? 0 : 1
