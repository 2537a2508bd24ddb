/**
 * What a visit costs that touches nothing: all requests of ten seconds, with those of the service worker, on a slow
 * phone connection in Chromium. In turn with the same document whose scripts are replaced by the least that a page with
 * React has: React DOM, which hydrates one button.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import esbuild from 'esbuild'
import type { Browser, Request } from 'playwright-core'
import { skip, startBrowser } from '../fixtures/browser.ts'
import { createEnding } from '../fixtures/ending.ts'
import { root } from '../fixtures/root.ts'
import { startProcess } from '../fixtures/site-process.ts'
import { median } from './median.ts'
import { slowPage, slowPhone } from './slow-phone.ts'

interface VisitFigures {
  requests: number
  /** As sent, with the heads of the responses. */
  bytes: number
  scripts: number
  scriptBytes: number
  /** Milliseconds by which tasks of the main thread exceed 50 ms. */
  blocked: number
}

interface UntouchedFigures {
  /** Edition and path. */
  name: string
  site: VisitFigures
  reference: VisitFigures
}

const untouchedMs = 10_000
const paths = ['/', '/exhibitor/booth', '/event/activities', '/exhibitor/featured/']

/** Medians of `rounds` visits of the home page, the booth application, the programme and the first exhibitor. */
export async function measureUntouched(
  editions: readonly string[],
  rounds: number
): Promise<UntouchedFigures[] | string> {
  if (skip !== false) return skip
  const { t, end } = createEnding()
  try {
    const browser = await startBrowser(t)
    const script = await referenceScript()
    const figures: UntouchedFigures[] = []
    for (const edition of editions) {
      const { base } = await startProcess(t, { EDITION: edition })
      const reference = await startReference(base, script)
      t.teardown(reference.close)
      for (const path of paths) {
        const address = path.endsWith('featured/') ? await firstExhibitor(base) : path
        const [site, least]: [VisitFigures[], VisitFigures[]] = [[], []]
        for (let round = 0; round < rounds; round += 1) {
          site.push(await visit(browser, base, address))
          least.push(await visit(browser, reference.base, address))
        }
        figures.push({ name: `${edition} ${address}`, site: medians(site), reference: medians(least) })
      }
    }
    return figures
  } finally {
    await end()
  }
}

async function firstExhibitor(base: string): Promise<string> {
  const sitemap = await (await fetch(`${base}/sitemap.xml`)).text()
  const [, path] = /<loc>https?:\/\/[^/]+(\/exhibitor\/featured\/\d+)</.exec(sitemap) ?? []
  if (path === undefined) throw new Error('the sitemap has no exhibitor: the edition has none, or its address changed')
  return path
}

async function referenceScript(): Promise<Buffer> {
  const { outputFiles } = await esbuild.build({
    stdin: {
      contents: `import { hydrateRoot } from 'react-dom/client'
import { createElement } from 'react'
hydrateRoot(document.getElementById('least'), createElement('button', { onClick() {} }, 'x'))`,
      resolveDir: root
    },
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"' }
  })
  return brotliCompressSync(outputFiles[0]!.contents)
}

/** Sends what the site at `base` sends, but for the documents' scripts. */
async function startReference(base: string, script: Buffer): Promise<{ base: string; close: () => void }> {
  const server = createServer(async ({ url = '/' }, response) => {
    if (url === '/reference.js') {
      response.writeHead(200, { 'content-type': 'text/javascript', 'content-encoding': 'br' })
      return response.end(script)
    }
    const answer = await fetch(base + url, { headers: { 'accept-encoding': 'identity' } })
    const body = Buffer.from(await answer.arrayBuffer())
    const type = answer.headers.get('content-type') ?? ''
    const isText = /text|json|javascript|svg/.test(type)
    const sent = type.startsWith('text/html') ? Buffer.from(withLeastScript(body.toString())) : body
    response.writeHead(answer.status, { 'content-type': type, ...(isText ? { 'content-encoding': 'br' } : {}) })
    response.end(isText ? brotliCompressSync(sent) : sent)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    base: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    }
  }
}

const withLeastScript = (html: string) =>
  html
    .replace(/<script type="(?:module|application\/json)".*?<\/script>|<link rel="modulepreload"[^>]*>/gs, '')
    .replace(
      '</body>',
      '<div id="least"><button>x</button></div><script type="module" src="/reference.js"></script></body>'
    )

async function visit(browser: Browser, base: string, path: string): Promise<VisitFigures> {
  const context = await slowPhone(browser, base, { locale: 'zh-CN' })
  try {
    const requests: Request[] = []
    // Pictures in the style sheets are addresses of data.
    context.on('request', (request) => request.url().startsWith('http') && requests.push(request))
    const page = await slowPage(context)
    await page.goto(path, { waitUntil: 'load' })
    const blocked = await page.evaluate(async (wait) => {
      let sum = 0
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) sum += duration - 50
      }).observe({ type: 'longtask', buffered: true })
      await new Promise((resolve) => setTimeout(resolve, wait))
      return sum
    }, untouchedMs)
    const sizes = await Promise.all(requests.map(sentSize))
    const isScript = requests.map((request) => request.resourceType() === 'script')
    return {
      requests: requests.length,
      bytes: sizes.reduce((sum, size) => sum + size, 0),
      scripts: isScript.filter(Boolean).length,
      scriptBytes: sizes.reduce((sum, size, i) => (isScript[i] ? sum + size : sum), 0),
      blocked
    }
  } finally {
    await context.close()
  }
}

/** 0 for a request that was not answered in time. */
async function sentSize(request: Request): Promise<number> {
  const sizes = await request.sizes().catch(() => undefined)
  return sizes === undefined ? 0 : sizes.responseBodySize + sizes.responseHeadersSize
}

function medians(visits: readonly VisitFigures[]): VisitFigures {
  const of = (name: keyof VisitFigures) => median(visits.map((each) => each[name]))
  return {
    requests: of('requests'),
    bytes: of('bytes'),
    scripts: of('scripts'),
    scriptBytes: of('scriptBytes'),
    blocked: of('blocked')
  }
}
