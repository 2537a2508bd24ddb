import { readFileSync } from 'node:fs'
import path from 'node:path'
import t from 'tap'
import { parse } from 'yaml'
import { parts, withGeneratedPart } from '../../../shared/calls/generated-tables.ts'
import { addressRows } from '../../../shared/pages/address-table.ts'
import { routes } from '../../../shared/pages/pages.ts'
import { codesOf, configurationCodes } from '../../../shared/records/configuration-codes.ts'
import { root } from '../../fixtures/root.ts'

const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

t.test('the tables of addresses and of configuration codes are those of the sources', async (t) => {
  for (const part of parts) {
    const text = read(part.file)
    t.ok(text === withGeneratedPart(text, part), `write the tables of ${part.file} again: npm run types`)
  }
})

t.test('each pattern of a page has a row with the calls that its descriptor names', async (t) => {
  const rows = addressRows()
  const rowOf = (address: string) => rows.find((row) => row.address === address)
  t.equal(rows.filter(({ address }) => !address.includes('?')).length, routes.length)
  t.same(rowOf('/news/{id}'), { address: '/news/{id}', query: [], required: ['getNews(id)'], optional: [] })
  t.same(rowOf('/news'), {
    address: '/news',
    query: ['kind', 'page'],
    required: ['getNewsList(kind, page)'],
    optional: ['getPage(path)']
  })
  t.same(rowOf('/exhibitor/featured?view=plan')?.required, ['getBooths(hall)'])
  t.same(rowOf('/search?q=…')?.optional, ['getPage(path)', 'search(q, kind, page)'])
})

t.test('the contract lists every configuration code, and no other', async (t) => {
  const { paths } = parse(read('shared/openapi.yaml'))
  const listed = paths['/getWebInfo'].get['x-configuration-codes'] as { code: string }[]
  t.same(listed.flatMap(codesOf), configurationCodes.flatMap(codesOf))
})
