import { readFileSync } from 'node:fs'
import path from 'node:path'
import { JSDOM } from 'jsdom'
import t from 'tap'
import { operations } from '../../fixtures/api-document.ts'
import { ask } from '../../fixtures/client.ts'
import { root } from '../../fixtures/root.ts'
import { startSite } from '../../fixtures/running-site.ts'

const written = readFileSync(path.join(root, 'shared/openapi.yaml'), 'utf8')

for (const edition of ['organic', 'silver']) {
  t.test(`the page of the ${edition} edition tells each call and runs nothing`, async (t) => {
    const site = await startSite(t, 'http://127.0.0.1:9', { EDITION: edition })
    const { status, headers, body } = await ask(site, '/api-docs')
    t.equal(status, 200)
    t.equal(headers['content-type'], 'text/html; charset=utf-8')
    t.equal(headers['x-robots-tag'], 'noindex')
    const { document } = new JSDOM(body).window
    t.equal(document.documentElement.lang, 'en')
    t.equal(document.querySelectorAll('script, style, iframe, [onclick], [src]').length, 0)
    for (const link of document.querySelectorAll('link[href]')) {
      t.equal((await ask(site, link.getAttribute('href')!)).status, 200, link.getAttribute('rel')!)
    }

    for (const { call, method, operation } of operations) {
      const section = document.getElementById((operation as unknown as { operationId: string }).operationId)
      t.match(section?.querySelector('p code')?.textContent, `${method.toUpperCase()} ${call}`)
      const text = section?.textContent ?? ''
      for (const code of Object.keys(operation.responses)) t.match(text, code, `${call} ${code}`)
      for (const { value } of examplesOf(operation)) {
        const shown = [...(section?.querySelectorAll('pre') ?? [])].map((element) => JSON.parse(element.textContent!))
        t.ok(
          shown.some((example) => JSON.stringify(example) === JSON.stringify(value)),
          `an example of ${call}`
        )
      }
    }
    for (const [, name] of written.slice(written.indexOf('\n  schemas:')).matchAll(/^ {4}(\w+):/gm)) {
      t.ok(document.getElementById(`schema-${name}`), `schema ${name}`)
    }
    for (const link of document.querySelectorAll('a[href^="#"]')) {
      const id = link.getAttribute('href')!.slice(1)
      if (!document.getElementById(id)) t.fail(`#${id} leads nowhere`)
    }
  })
}

t.test('the document itself is there as it is written', async (t) => {
  const site = await startSite(t, 'http://127.0.0.1:9')
  const { status, headers, body } = await ask(site, '/api-docs/openapi.yaml')
  t.equal(status, 200)
  t.equal(headers['content-type'], 'application/yaml; charset=utf-8')
  t.equal(body, written)
  const again = await ask(site, '/api-docs/openapi.yaml', { headers: { 'if-none-match': headers.etag } })
  t.equal(again.status, 304)
})

function examplesOf(operation: (typeof operations)[number]['operation']): { value: unknown }[] {
  return Object.values(operation.responses).flatMap(({ content = {} }) =>
    Object.values(content).flatMap(({ examples = {} }) => Object.values(examples))
  )
}
