import { brotliDecompressSync } from 'node:zlib'
import t from 'tap'
import { noFields } from '../../../../server/http/response-head.ts'
import { prebuiltHeadFor } from '../../../../server/http/stored-response.ts'
import { prepareResponse, recompress } from '../../../../server/pages/derived/prepared-response.ts'

const html = Array.from({ length: 3000 }, (_, i) => `<li>${(i * 7919) % 997} organic ${(i * 31) % 89} tea</li>`).join(
  ''
)
const prepared = (body: string) =>
  prepareResponse(
    { inputs: [], values: [], isStored: true },
    { status: 200, type: 'text/html; charset=utf-8', body },
    { headers: noFields }
  )
const turn = () => new Promise((resolve) => setImmediate(resolve))

/** Calls it until it begins: another recompression may have begun just before. */
async function recompressSoon(page: Parameters<typeof recompress>[0]) {
  while (page.replaceBr) {
    recompress(page)
    await turn()
  }
}

t.test('a page becomes smaller, with the same content, entity tag and its own Content-Length', async (t) => {
  const page = prepared(html)
  const { etag } = page
  const { br } = page.bodies
  prebuiltHeadFor(page, 'br')
  recompress(page)
  t.equal(page.bodies.br, br, 'nobody waits for it')
  await recompressSoon(page)
  while (page.bodies.br === br) await turn()
  const smaller = page.bodies.br
  t.ok(smaller && br && smaller.length < br.length)
  t.equal(smaller && brotliDecompressSync(smaller).toString(), html)
  const { fields } = prebuiltHeadFor(page, 'br')
  t.equal(fields[fields.indexOf('Content-Length') + 1], String(smaller?.length))
  t.equal(fields[fields.indexOf('ETag') + 1], etag)
})

t.test('a page is recompressed once, and one page after another', async (t) => {
  const [one, other] = [prepared(html), prepared(html)]
  while (one.replaceBr) {
    await turn()
    recompress(one)
  }
  recompress(other)
  t.type(other.replaceBr, 'function', 'the other one waits')
  await recompressSoon(other)
  t.equal(one.replaceBr, undefined)
})

t.test('a page that is too short to be compressed is left as it is', async (t) => {
  const page = prepared('short')
  recompress(page)
  t.equal(page.bodies.br, undefined)
})
