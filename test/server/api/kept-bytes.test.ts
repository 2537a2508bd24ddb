import { setTimeout as wait } from 'node:timers/promises'
import t from 'tap'
import { createAnswers } from '../../../server/answers.ts'
import { startFront } from '../../fixtures/front.ts'
import { type Script, sendData, startOrigin } from '../../fixtures/origin.ts'

t.test(
  'what an answer means counts as long as it is kept: when it has been coded, and when it is said to stand',
  async (t) => {
    const data = { list: Array.from({ length: 200 }, (_, id) => ({ id, name: `name ${id}` })) }
    const script: Script = (request, response, count) => {
      if (request.headers['if-none-match'] !== '"a"') return sendData(data, { etag: '"a"' })(request, response, count)
      response.writeHead(304, { etag: '"a"' }).end()
    }
    const origin = await startOrigin(t, script)
    const { door, pass } = await startFront(t, origin.base)
    const answers = createAnswers(door)
    const home = { name: 'home', locale: 'cn', params: {} } as const
    await answers.read(home)
    const plain = door.bytes()
    t.ok(plain > 3 * JSON.stringify(data).length, 'the text and what it means')
    for (let i = 0; i < 400 && door.bytes() === plain; i += 1) await wait(5)
    const coded = door.bytes()
    t.ok(coded > plain, 'coded bodies come on top')
    pass(100)
    await answers.read(home)
    t.equal(origin.asked.length, 2)
    t.ok(Math.abs(door.bytes() - coded) < 500, `${coded} bytes, then ${door.bytes()}`)
  }
)
