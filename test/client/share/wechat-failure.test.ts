import t from 'tap'
import { createClientStore } from '../../../client/store.ts'
import { shareInWeChat } from '../../../client/wechat.ts'
import '../../fixtures/dom.ts'
import { samplePageState } from '../../fixtures/page-state.ts'
import { enterWeChat, setHead, settled, signed } from '../../fixtures/wechat.ts'

t.test('whatever fails is silent for the visitor', async (t) => {
  let sign: () => Response = signed
  setHead('展会', '三天', 'https://fair.example.com/', 'https://fair.example.com/assets/share.png')
  const { calls, noise } = enterWeChat('android', 'fail, invalid signature', () => sign())
  const run = async (answer: () => Response) => {
    sign = answer
    await shareInWeChat(createClientStore(samplePageState()))
    await settled()
  }
  await run(() => Response.json({ code: 503, msg: 'not configured', data: null }, { status: 503 }))
  await run(() => Response.json({ code: 1, msg: 'OK', data: null }))
  await run(() => new Response('<html>'))
  await run(() => {
    throw new TypeError('offline')
  })
  t.same(calls, [], 'without a signature the bridge hears nothing')

  await run(signed)
  t.same(
    calls.map(({ name }) => name),
    ['preVerifyJSAPI'],
    'a signature that is refused sets no card, though the SDK calls itself ready'
  )
  t.same(noise, [])
})
