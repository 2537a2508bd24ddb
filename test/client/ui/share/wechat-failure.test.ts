import t from 'tap'
import { shareInWeChat } from '../../../../client/boot/wechat.ts'
import { createClientStore } from '../../../../client/store.ts'
import '../../../fixtures/dom.ts'
import { samplePageState } from '../../../fixtures/page-state.ts'
import { enterWeChat, setHead, settled, signed } from '../../../fixtures/wechat.ts'

t.test('failures are neither logged nor displayed', async (t) => {
  let sign: () => Response = signed
  setHead('展会', '三天', 'https://fair.example.com/', 'https://fair.example.com/assets/share.png')
  const { calls, noise } = enterWeChat('android', 'fail, invalid signature', () => sign())
  const run = async (respond: () => Response) => {
    sign = respond
    await shareInWeChat(createClientStore(samplePageState()))
    await settled()
  }
  await run(() => Response.json({ code: 503, msg: 'not configured', data: null }, { status: 503 }))
  await run(() => Response.json({ code: 1, msg: 'OK', data: null }))
  await run(() => new Response('<html>'))
  await run(() => {
    throw new TypeError('offline')
  })
  t.same(calls, [], 'without a signature the bridge is not called')

  await run(signed)
  t.same(
    calls.map(({ name }) => name),
    ['preVerifyJSAPI'],
    'after a rejected signature no card is set, although the SDK calls ready'
  )
  t.same(noise, [])
})
