import { readFileSync } from 'node:fs'
import path from 'node:path'
import { JSDOM } from 'jsdom'
import t from 'tap'
import { configurationCodes } from '../../../shared/configuration-codes.ts'
import { addressRows } from '../../../shared/pages/address-table.ts'
import { operations } from '../../fixtures/api-document.ts'
import { root } from '../../fixtures/root.ts'
import { startSite } from '../../fixtures/running-site.ts'
import { sendRequest } from '../../fixtures/send-request.ts'

const source = readFileSync(path.join(root, 'shared/openapi.yaml'), 'utf8')

for (const edition of ['organic', 'silver']) {
  t.test(`the page of the ${edition} edition documents each call and contains no script`, async (t) => {
    const site = await startSite(t, 'http://127.0.0.1:9', { EDITION: edition })
    const { status, headers, body } = await sendRequest(site, '/api-docs')
    t.equal(status, 200)
    t.equal(headers['content-type'], 'text/html; charset=utf-8')
    t.equal(headers['x-robots-tag'], 'noindex')
    const { document } = new JSDOM(body).window
    t.equal(document.documentElement.lang, 'en')
    t.equal(document.querySelectorAll('script, style, iframe, [onclick], [src]').length, 0)
    for (const link of document.querySelectorAll('link[href]')) {
      t.equal((await sendRequest(site, link.getAttribute('href')!)).status, 200, link.getAttribute('rel')!)
    }

    for (const { call, method, operation } of operations) {
      // Every operation of openapi.yaml has an id.
      const { operationId } = operation as typeof operation & { operationId: string }
      const section = document.getElementById(operationId)
      t.match(section?.querySelector('p code')?.textContent, `${method.toUpperCase()} ${call}`)
      const text = section?.textContent ?? ''
      for (const code of Object.keys(operation.responses)) t.match(text, code, `${call} ${code}`)
      for (const { value } of examplesOf(operation)) {
        const displayed = [...(section?.querySelectorAll('pre') ?? [])].map((element) =>
          JSON.parse(element.textContent!)
        )
        t.ok(
          displayed.some((example) => JSON.stringify(example) === JSON.stringify(value)),
          `the example of ${call} is displayed`
        )
      }
    }
    for (const [, name] of source.slice(source.indexOf('\n  schemas:')).matchAll(/^ {4}(\w+):/gm)) {
      t.ok(document.getElementById(`schema-${name}`), `schema ${name}`)
    }
    const rowsOf = (id: string) =>
      [...document.querySelectorAll(`#${id} tbody tr`)].map((row) => [...row.children].map((cell) => cell.textContent))
    t.same(
      rowsOf('addresses').map(([address]) => address),
      addressRows().map(({ address }) => address)
    )
    t.same(
      rowsOf('codes'),
      configurationCodes.map((row) => [row.code, row.value, row.without].map((text) => text.replaceAll('`', '')))
    )
    for (const link of document.querySelectorAll('a[href^="#"]')) {
      const id = link.getAttribute('href')!.slice(1)
      if (!document.getElementById(id)) t.fail(`the link #${id} has no target`)
    }
  })
}

t.test('/api-docs/openapi.yaml is the source file, with an ETag', async (t) => {
  const site = await startSite(t, 'http://127.0.0.1:9')
  const { status, headers, body } = await sendRequest(site, '/api-docs/openapi.yaml')
  t.equal(status, 200)
  t.equal(headers['content-type'], 'application/yaml; charset=utf-8')
  t.equal(body, source)
  const again = await sendRequest(site, '/api-docs/openapi.yaml', { headers: { 'if-none-match': headers.etag } })
  t.equal(again.status, 304)
})

function examplesOf(operation: (typeof operations)[number]['operation']): { value: unknown }[] {
  return Object.values(operation.responses).flatMap(({ content = {} }) =>
    Object.values(content).flatMap(({ examples = {} }) => Object.values(examples))
  )
}
