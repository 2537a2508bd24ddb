import { readFileSync } from 'node:fs'
import path from 'node:path'
import t from 'tap'
import { parse } from 'yaml'
import { addressRows } from '../../../shared/pages/address-table.ts'
import { configurationCodes } from '../../../shared/records/configuration-codes.ts'
import { readHtml } from '../../fixtures/html.ts'
import { root } from '../../fixtures/root.ts'
import { startSite } from '../../fixtures/running-site.ts'
import { sendRequest } from '../../fixtures/send-request.ts'

const source = readFileSync(path.join(root, 'shared/openapi.yaml'), 'utf8')

for (const edition of ['organic', 'silver'])
  t.test(`the viewer of the ${edition} edition is of this site alone`, async (t) => {
    const site = await startSite(t, 'http://127.0.0.1:9', { EDITION: edition })
    const { status, headers, body } = await sendRequest(site, '/api-docs')
    t.equal(status, 200)
    t.equal(headers['content-type'], 'text/html; charset=utf-8')
    t.equal(headers['x-robots-tag'], 'noindex')
    const document = readHtml(body)
    t.equal(document.documentElement.lang, 'en')
    t.equal(document.querySelectorAll('script:not([src]), style, iframe, [onclick], [style]').length, 0)
    const addresses = [...document.querySelectorAll('[href], [src]')].map(
      (element) => element.getAttribute('href') ?? element.getAttribute('src')
    )
    t.equal(addresses.length, 7)
    for (const address of addresses) t.equal((await sendRequest(site, address!)).status, 200, address!)
  })

t.test('/openapi.json is the document, with the tables of addresses and configuration codes', async (t) => {
  const site = await startSite(t, 'http://127.0.0.1:9')
  const { status, headers, body } = await sendRequest(site, '/openapi.json')
  t.equal(status, 200)
  t.equal(headers['content-type'], 'application/json; charset=utf-8')
  const { info, ...others } = JSON.parse(body)
  const { info: writtenInfo, ...written } = parse(source)
  t.same(others, written)
  t.ok(info.description.startsWith(writtenInfo.description))
  const firstCells = [...info.description.matchAll(/^\| `([^`]+)` \|/gm)].map(([, cell]) => cell)
  t.same(firstCells, [
    ...addressRows().map(({ address }) => address),
    ...configurationCodes.map(({ code }) => code.replaceAll('|', '\\|'))
  ])
  const again = await sendRequest(site, '/openapi.json', { headers: { 'if-none-match': headers.etag } })
  t.equal(again.status, 304)
  t.equal((await sendRequest(site, '/openapi.json', { method: 'POST' })).status, 405)
})

t.test('/api-docs/openapi.yaml is the source file, with an ETag', async (t) => {
  const site = await startSite(t, 'http://127.0.0.1:9')
  const { status, headers, body } = await sendRequest(site, '/api-docs/openapi.yaml')
  t.equal(status, 200)
  t.equal(headers['content-type'], 'application/yaml; charset=utf-8')
  t.equal(body, source)
  const again = await sendRequest(site, '/api-docs/openapi.yaml', { headers: { 'if-none-match': headers.etag } })
  t.equal(again.status, 304)
})
