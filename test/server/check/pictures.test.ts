import t from 'tap'
import type { Answer } from '../../../server/check/backend-client.ts'
import { checkPictures } from '../../../server/check/pictures.ts'
import { startClient } from '../../fixtures/contract-command.ts'
import { startOrigin } from '../../fixtures/origin.ts'

t.test('pictures in rich text are asked for as those of fields are', async (t) => {
  const origin = await startOrigin(t, (request, response) => {
    const isThere = request.url === '/pictures/tea.svg?a=1&b=2'
    response.writeHead(isThere ? 200 : 404, { 'content-type': 'image/svg+xml' }).end()
  })
  const client = startClient(t, origin.base)
  const html = `<p><img alt="" src="/api/pictures/tea.svg?a=1&amp;b=2"><img src='/api/pictures/lost.svg' alt=''><img src=/api/pictures/bare.svg alt="x"><img alt="no address"></p>`
  const data = { sections: [{ type: 'text', html_en: html }] }
  const answer = { call: { path: '/getPage' }, target: '/getPage?path=/a', locale: 'en', data } as Answer
  const options = { mediaOrigin: '', base: origin.base, assets: t.testdir(), limit: 50 }
  const { found, total } = await checkPictures([answer], client, options)
  t.equal(total, 3)
  t.match(found, [
    { severity: 'error', field: 'data.sections[0].html_en', message: /lost\.svg answers 404/ },
    { message: /bare\.svg answers 404/ }
  ])
  t.equal(found.length, 2)
})
