import t from 'tap'
import { toCsv } from '../../../shared/records/csv.ts'
import { runDataSync as run } from '../../fixtures/data-command.ts'
import { runBackend } from '../../fixtures/running-backend.ts'
import { compiledSmallPack } from '../../fixtures/small-pack.ts'

const consent = { consent: '1', consent_version: '2025-01', consent_lang: 'cn' }
const posts: [string, Record<string, string>][] = [
  ['/addSubscribe', { email: 'agreed@example.com', product_category_id: '2', ...consent }],
  ['/addSubscribe', { email: 'bare@example.com', product_category_id: '' }],
  [
    '/addBooth',
    {
      company: '=cmd|"/c calc"!A1',
      product_type: 'Tea, green\nand black',
      contact: '青岭 "Lan"',
      phone: '+86 138 0000 0000',
      email: 'booth@example.com',
      booth_type: 'standard',
      booth_area: '9',
      ...consent
    }
  ],
  [
    '/addExhibitor',
    {
      partner_exhibition: 'this',
      country: 'DE',
      company: 'Sample',
      contact: '@lan',
      phone: '13800000000',
      email: 'e@example.com',
      ...consent
    }
  ],
  [
    '/addVisitor',
    {
      name: '-Shen',
      company: 'Sample',
      position: 'Buyer',
      phone: '13800000000',
      email: 'v@example.com',
      purchasing_role: 'advise',
      exhibit_range: 'organic_food',
      ...consent
    }
  ]
]

t.test('each form is exported with a header row while the site runs', async (t) => {
  const backend = await runBackend(t, compiledSmallPack())
  for (const [call, values] of posts)
    t.equal((await fetch(backend.origin + call, { method: 'POST', body: new URLSearchParams(values) })).status, 200)
  const time = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g
  const csv = (...args: string[]) => run(backend.dataDir, 'export', ...args).stdout.replace(time, 'TIME')

  t.equal(
    csv('subscriptions'),
    'received,repeated,edition,email,product_category_id,consent,consent_version,consent_lang,consent_time\r\n' +
      'TIME,,organic,agreed@example.com,2,given,2025-01,cn,TIME\r\n',
    'submissions without consent are omitted'
  )
  t.match(csv('subscriptions', '--all'), /\r\nTIME,,organic,bare@example\.com,,not stated,,,\r\n$/)
  t.equal(
    csv('booth').replace(/B-[0-9A-Z]{6}/, 'NUMBER'),
    'received,repeated,edition,company,product_type,contact,phone,email,booth_type,booth_area,number,consent,consent_version,consent_lang,consent_time\r\n' +
      `TIME,,organic,"'=cmd|""/c calc""!A1","Tea, green and black","青岭 ""Lan""",'+8613800000000,booth@example.com,standard,9,NUMBER,given,2025-01,cn,TIME\r\n`
  )
  t.match(
    csv('exhibitors'),
    /\r\nTIME,,organic,this,DE,Sample,'@lan,13800000000,e@example\.com,E-[0-9A-Z]{6},given,2025-01,cn,TIME\r\n$/
  )
  t.match(
    csv('visitors'),
    /\r\nTIME,,organic,'-Shen,Sample,Buyer,13800000000,v@example\.com,advise,organic_food,[0-9A-Z]{5}-[0-9A-Z]{5},given,2025-01,cn,TIME\r\n$/
  )
  t.match(csv('visitors', '--excel'), /^\uFEFFreceived,/)
})

const cells: [string, string][] = [
  ['plain', 'plain'],
  ['a,b', '"a,b"'],
  ['a"b', '"a""b"'],
  ['a\r\nb', '"a\r\nb"'],
  ['=1+1', "'=1+1"],
  ['A;=1+1', "A;'=1+1"],
  ['A|\t＝1', "A|\t'＝1"],
  ['A; "=1+1"', `"A; ""'=1+1"""`],
  ['2025-06-11; 9 m', '2025-06-11; 9 m'],
  ['+49', "'+49"],
  ['-1', "'-1"],
  ['@x', "'@x"],
  ['\t=1', "'\t'=1"],
  ['\ta', "'\ta"],
  ['\ra', '"\'\ra"'],
  ['＝1+1', "'＝1+1"],
  ['＋86', "'＋86"],
  ['－1', "'－1"],
  ['＠x', "'＠x"],
  [' =1', "' =1"],
  ['\u3000＝1', "'\u3000＝1"],
  ['\u200b=1', "'\u200b=1"],
  ['a=1', 'a=1'],
  ['', '']
]
for (const [text, cell] of cells)
  t.test(`the text ${JSON.stringify(text)} is written as the cell ${JSON.stringify(cell)}`, async (t) =>
    t.equal(toCsv(['h'], [[text]]), `h\r\n${cell}\r\n`)
  )
