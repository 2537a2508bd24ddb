import t from 'tap'
import { shareInWeChat } from '../../../../client/boot/wechat.ts'
import { createClientStore } from '../../../../client/store.ts'
import '../../../fixtures/dom.ts'
import { samplePageState } from '../../../fixtures/page-state.ts'
import { enterWeChat, setHead, settled, signed } from '../../../fixtures/wechat.ts'

t.test('on an iPhone an English itinerary is shared with its fragment, also after a change', async (t) => {
  const canonical = 'https://fair.example.com/en/plan'
  window.history.replaceState(null, '', '/en/plan#p=1-e101')
  setHead('My visit plan', 'By hour and booth', canonical, 'https://fair.example.com/assets/share.png')
  const { calls, requestedUrls, noise } = enterWeChat('ios', 'ok', signed)
  await shareInWeChat(createClientStore(samplePageState({ locale: 'en', path: '/plan', screen: 'plan' })))
  await settled()

  t.equal(
    new URL(requestedUrls[0]!, window.location.href).searchParams.get('url'),
    'http://localhost/en/plan',
    'the signed address has no fragment'
  )
  const links = () => calls.slice(1).map(({ data }) => data.link)
  t.same(links(), [`${canonical}#p=1-e101`, `${canonical}#p=1-e101`])

  window.history.replaceState(null, '', '#p=1-e101.102')
  window.dispatchEvent(new window.HashChangeEvent('hashchange'))
  t.same(links().slice(2), [`${canonical}#p=1-e101.102`, `${canonical}#p=1-e101.102`])
  t.same(requestedUrls.length, 1, 'no second signature is requested')
  t.same(noise, [])
})
