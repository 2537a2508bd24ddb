import t from 'tap'
import { insideWeChat } from '../../../../client/boot/user-agent.ts'
import { shareInWeChat } from '../../../../client/boot/wechat.ts'
import { createClientStore } from '../../../../client/store.ts'
import '../../../fixtures/dom.ts'
import { samplePageState } from '../../../fixtures/page-state.ts'
import { enterWeChat, setHead, settled, signed } from '../../../fixtures/wechat.ts'

const link = 'https://fair.example.com/visitor/guide'
const picture = 'https://fair.example.com/assets/share.png'

t.test('on Android a Chinese page is shared with its own card, signed for the browser’s address', async (t) => {
  window.history.replaceState(null, '', '/visitor/guide?from=timeline&q=%E8%8C%B6#metro')
  setHead('参观指南', '怎么来', link, picture)
  const { calls, requestedUrls, noise } = enterWeChat('android', 'ok', signed)
  t.ok(insideWeChat())
  await shareInWeChat(createClientStore(samplePageState({ path: '/visitor/guide' })))
  await settled()

  t.equal(requestedUrls.length, 1, 'one request per document')
  const url = new URL(requestedUrls[0]!, window.location.href).searchParams.get('url')
  t.equal(url, 'http://localhost/visitor/guide?from=timeline&q=%E8%8C%B6', 'without the fragment, encoded once')
  const [config, ...shares] = calls
  t.equal(config?.name, 'preVerifyJSAPI')
  t.same(config?.data.verifyJsApiList, ['updateAppMessageShareData', 'updateTimelineShareData'])
  t.match(config?.data, {
    verifyAppId: 'wx0',
    verifySignature: 'abc',
    verifyNonceStr: 'n',
    verifyTimestamp: '1749600000'
  })
  t.same(
    shares.map(({ name }) => name),
    ['updateAppMessageShareData', 'updateTimelineShareData']
  )
  t.match(shares[0]?.data, { title: '参观指南', desc: '怎么来', link, imgUrl: picture })
  t.match(shares[1]?.data, { title: '参观指南', link, imgUrl: picture })
  t.same(noise, [], 'nothing is logged or displayed')
})
