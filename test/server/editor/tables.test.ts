import { cpSync, existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { writeXlsx } from 'hucre'
import t, { type Test } from 'tap'
import { contentTables } from '../../../shared/records/content-state.ts'
import { dist } from '../../fixtures/dist.ts'
import { startEdited } from '../../fixtures/editor-session.ts'
import { sendRequest } from '../../fixtures/send-request.ts'
import { starterFolder, until } from '../../fixtures/starter-folder.ts'
import { zipOf } from '../../fixtures/zip-archive.ts'

/** A site with a folder and two editors, and what they upload. */
async function start(t: Test, folder?: string) {
  const site = await startEdited(t, folder)
  const { cookies, post, content } = site
  const upload = async (
    table: string,
    content: string | Uint8Array,
    { name = 'list.csv', whole = 'no', cookie = cookies.wang, headers = {}, base = '/_editor/en' } = {}
  ) => {
    const form = new FormData()
    form.set('table', table)
    form.set('whole', whole)
    form.set('file', new Blob([Uint8Array.from(Buffer.from(content))]), name)
    const response = await fetch(`${site.base}${base}/tables`, {
      method: 'POST',
      headers: { cookie, ...headers },
      body: form
    })
    const body = await response.text()
    return { status: response.status, body, id: /name="id" value="([^"]+)"/.exec(body)?.[1] ?? '' }
  }
  const download = async (file: string) => {
    const [table = '', format = ''] = file.split('.')
    const query = new URLSearchParams({ table, format })
    const response = await fetch(`${site.base}/_editor/en/tables/download?${query}`, {
      headers: { cookie: cookies.wang }
    })
    return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()), headers: response.headers }
  }
  const read = (table: string) => readFileSync(path.join(content, `${table}.csv`), 'utf8')
  const publish = (id: string, more = {}) => post('tables/publish', id, more)
  return { ...site, upload, publish, download, read }
}

const formats = ['xlsx', 'csv']
const head = 'id,booth,company_cn,company_en'

/** A site with the folder that `init` writes: each test goes on with what the one before has left. */
const starter = await start(t)

t.test('tables that are downloaded and uploaded again have no difference', async (t) => {
  const same = async ({ upload, download }: typeof starter, table: string, format: string) => {
    const { status, bytes, headers } = await download(`${table}.${format}`)
    t.equal(status, 200)
    t.match(headers.get('content-disposition'), `filename="${table}.${format}"`)
    const { body } = await upload(table, bytes, { name: `${table}.${format}`, whole: 'yes' })
    t.match(body, 'No difference: there is nothing to publish.', `${table}.${format}`)
  }
  for (const table of contentTables) for (const format of formats) await same(starter, table, format)
  // The tables of an edition in one format each, those of the other one in the other.
  for (const [turn, edition] of ['organic', 'silver'].entries()) {
    const folder = starterFolder(t)
    cpSync(path.join(dist, 'server', 'content', edition), folder, { recursive: true })
    const site = await start(t, folder)
    for (const [at, table] of contentTables.entries()) await same(site, table, formats[(at + turn) % 2]!)
  }
})

t.test('an upload is compared row by row, published by a second step, named, and can be undone', async (t) => {
  const { base, upload, publish, post, read, cookies, overview } = starter
  const before = read('exhibitors')
  const { status, body, id } = await upload(
    'exhibitors',
    `${head}\n101,N5A01,甲公司,First exhibitor\n901,N5B09,新公司,New firm\n`
  )
  t.equal(status, 200)
  t.match(body, /added: 1 · changed: 1 · removed: 0 · missing from the file and kept: 4/)
  t.match(body, '<dt>company_cn</dt><dd><del>第一家展商</del> <ins>甲公司</ins></dd>')
  t.notMatch(body, '<dt>booth</dt><dd><del>')
  t.equal(read('exhibitors'), before, 'nothing is written')
  t.equal((await publish(id, { cookie: cookies.li })).status, 404, 'another editor')
  t.equal((await publish(id, { cookie: '' })).status, 403)
  t.equal((await publish(id, { headers: { 'sec-fetch-site': 'cross-site' } })).status, 403)
  t.match(await publish(id), { status: 303, headers: { location: '/_editor/en' } })
  t.equal((await publish(id)).status, 404, 'once')
  const found = `${base}/_editor/en/records?kind=exhibitors&q=N5B09`
  await until(found, (text) => text.includes('新公司'), { cookie: cookies.li })
  t.match(read('exhibitors'), /^101,.*甲公司/m)
  const page = await overview()
  t.match(page, '<td>王芳</td><td>exhibitors.csv</td>')
  const change = /name="id" value="(\d+)"/.exec(page)?.[1] ?? ''
  t.equal((await post('undo', change)).status, 303)
  t.equal(read('exhibitors'), before)
})

t.test('rows that the upload lacks are removed where that is chosen; the check says what is missing', async (t) => {
  const { upload, publish, read } = starter
  const rows = read('categories').split('\n')
  const less = await upload('categories', rows.slice(0, 2).join('\n'), { whole: 'yes' })
  t.match(less.body, /removed: \d/)
  const one = read('exhibitors').split('\n').slice(0, 2).join('\n')
  const refused = await upload('exhibitors', one, { whole: 'yes', base: '/_editor' })
  t.match(refused, { status: 200, id: '', body: /有错误，不能发布/ })
  t.match(refused.body, 'products.csv:')
  const products = read('products').split('\n')
  const { id } = await upload('products', products.slice(0, 2).join('\n'), { whole: 'yes' })
  t.equal((await publish(id)).status, 303)
  t.equal(read('products').split('\n').length, 3)
})

t.test('what another one has changed since the comparison is not overwritten', async (t) => {
  const { upload, publish, read, cookies } = starter
  const mine = await upload('people', read('people').replace('第一位嘉宾', '嘉宾甲'))
  const theirs = await upload('people', read('people').replace('第一位嘉宾', '嘉宾乙'), { cookie: cookies.li })
  t.equal((await publish(theirs.id, { cookie: cookies.li })).status, 303)
  t.match(await publish(mine.id), { status: 409, body: /people\.csv has been changed since you opened it, by Li/ })
  t.match(read('people'), '嘉宾乙')
})

t.test('cells that a spreadsheet would calculate stay text', async (t) => {
  const { upload, download, publish, read } = starter
  const cells = ['=1+1', '+SUM(1)', '-2+3', '@x', "'=1", '_x000D_']
  const rows = cells.map((cell, index) => `p${index},"${cell}",x`)
  const { id } = await upload('people', `id,name_cn,name_en\n${rows.join('\n')}\n`)
  // A text file of an organiser has no apostrophes: those of downloads are taken away.
  t.equal((await publish(id)).status, 303)
  const csv = (await download('people.csv')).bytes.toString()
  for (const cell of cells.slice(0, 4)) t.match(csv, `,'${cell},`)
  const { bytes } = await download('people.xlsx')
  const before = read('people')
  for (const [name, content] of [
    ['a.csv', csv],
    ['a.xlsx', bytes]
  ] as const)
    t.match((await upload('people', content, { name })).body, 'No difference')
  t.equal(read('people'), before)
})

t.test('organisers’ lists are imported: in GBK, with other heads, and with speakers', async (t) => {
  const { upload, read, publish } = starter
  // 编号,公司名称,展位号 / 101,乙公司,N5A01 in GBK.
  const gbk = Buffer.from('b1e0bac52cb9abcbbec3fbb3c62cd5b9cebbbac50a3130312cd2d2b9abcbbe2c4e354130310a', 'hex')
  t.match((await upload('exhibitors', gbk)).body, '<ins>乙公司</ins>')
  const talks = await writeXlsx({
    sheets: [
      {
        name: 'S',
        rows: [
          ['Talk title', 'Date', 'Start', 'End', 'Speaker'],
          ['New talk', '2025-06-11', '15:00', '15:30', 'Zoe Example']
        ]
      }
    ]
  })
  const { body, id } = await upload('talks', talks, { name: 'talks.xlsx' })
  t.match(body, 'People (people.csv)')
  t.equal((await publish(id)).status, 303)
  t.match(read('people'), 'Zoe Example')
})

t.test('what is no table is refused, whatever it is', async (t) => {
  const { base, content, upload, download, read, cookies, lines } = starter
  const present = contentTables.filter((table) => existsSync(path.join(content, `${table}.csv`)))
  const before = present.map(read).join('')
  const rows = (...texts: string[]) => `${head}\n${texts.join('\n')}\n`
  const expectFault = async (table: string, content: string | Uint8Array, fault: RegExp, name = 'x.csv') => {
    const { status, body, id } = await upload(table, content, { name, whole: 'yes' })
    t.match({ status, id, body }, { status: 200, id: '', body: fault }, String(fault))
  }
  await expectFault('exhibitors', '', /no row that names columns/)
  await expectFault('exhibitors', '101,N5A01,x\n', /no row that names columns/)
  await expectFault('booths', 'booth,z\n', /is no column of this table/)
  await expectFault('booths', 'x,y\n1,2\n', /is a column that is missing/)
  await expectFault('exhibitors', rows('101,N5A01,甲,A', '101,N5A02,乙,B'), /101 is taken already/)
  await expectFault('exhibitors', rows('101,N5A01,"甲'), /quotation mark/)
  await expectFault('exhibitors', rows('x1,N5A01,甲,A'), /would bring.*exhibitors\.csv:/s)
  await expectFault('exhibitors', rows(',N5A01,甲,A'), /would bring.*exhibitors\.csv:/s)
  await expectFault('exhibitors', Buffer.from('d0cf11e0a1b11ae1', 'hex'), /Excel 97/)
  await expectFault(
    'exhibitors',
    zipOf('xl/worksheets/sheet1.xml', Buffer.alloc(200 * 1_048_576, 32)),
    /unpacks to more than|no XLSX workbook/,
    'x.xlsx'
  )
  const shown = await upload('exhibitors', rows('101,N5A01,<script>alert(1)</script>,"<img src=x onerror=y>"'))
  t.notMatch(shown.body, /<script>alert|<img src=x/)
  for (const table of ['../exhibitors', 'menu', 'pages/x', '__proto__', '', '/etc/passwd'])
    t.equal((await upload(table, rows('1,2,3,4'))).status, 404, table)
  for (const file of ['menu.yaml', '../menu.csv', 'menu.csv', 'constructor.xlsx', 'exhibitors.html'])
    t.equal((await download(file)).status, 404, file)
  t.equal((await upload('exhibitors', 'x', { cookie: '' })).status, 403)
  t.equal((await upload('exhibitors', 'x', { headers: { 'sec-fetch-site': 'same-site' } })).status, 403)
  t.match((await sendRequest(base, '/_editor/en/tables/download?table=people&format=csv')).body, '<input id="token"')
  const form = { cookie: cookies.wang, 'content-type': 'multipart/form-data; boundary=x' }
  const empty = await sendRequest(base, '/_editor/en/tables', { method: 'POST', headers: form, body: '--x' })
  t.match(empty, { status: 422, body: 'No file was chosen' })
  const large = { ...form, 'content-length': String(50 * 1_048_576) }
  const refused = await sendRequest(base, '/_editor/en/tables', { method: 'POST', headers: large, body: '--x' })
  t.match(refused, { status: 413, body: 'larger than 16 MiB' })
  t.equal(present.map(read).join(''), before)
  const found = lines.filter(({ level }) => level > 40)
  t.same(found, [])
})

t.test('20,000 rows are compared and published', async (t) => {
  const { upload, publish, download, read, base } = starter
  const rows = Array.from({ length: 20_000 }, (_, index) => `${10_001 + index},101,展品${index},Product ${index}`)
  const { body, id } = await upload('products', `id,exhibitor,name_cn,name_en\n${rows.join('\n')}\n`, { whole: 'yes' })
  t.match(body, 'added: 20000')
  t.match(body, 'These are the first 300.')
  t.ok(body.length < 300_000, `${body.length}`)
  t.equal((await publish(id)).status, 303)
  t.equal(read('products').split('\n').length, 20_002)
  const { bytes } = await download('products.xlsx')
  t.match((await upload('products', bytes, { name: 'p.xlsx', whole: 'yes' })).body, 'No difference')
  t.equal((await fetch(`${base}/`)).status, 200)
})
