import t from 'tap'
import { copyBuildWith } from '../fixtures/copied-build.ts'
import { sendRequest } from '../fixtures/send-request.ts'
import { startProcess } from '../fixtures/site-process.ts'

t.test('on one volume each build has the files of the other from its first request on', async (t) => {
  const [oldFile, newFile] = ['chunk-old00000.js', 'chunk-new00000.js']
  const old = await startProcess(t, {}, { dist: copyBuildWith(t, oldFile) })
  const replica = await startProcess(t, { DATA_DIR: old.folder }, { dist: copyBuildWith(t, newFile) })
  for (const { base } of [old, replica]) {
    for (const name of [oldFile, newFile]) {
      const { status, body, headers } = await sendRequest(base, `/assets/${name}`)
      t.match({ status, body: String(body) }, { status: 200, body: name }, `${name} at ${base}`)
      t.equal(headers['cache-control'], 'public, max-age=31536000, immutable')
    }
  }
  t.equal(await old.stop(), 0)
  t.equal((await sendRequest(replica.base, `/assets/${oldFile}`)).status, 200, 'after the old build has ended')
})
