import t from 'tap'
import { fillShell } from '../../client/shell.ts'
import { createClientStore } from '../../client/store.ts'
import { sendJson, startOrigin } from '../fixtures/origin.ts'
import { samplePageState } from '../fixtures/page-state.ts'

t.test('a store begins with what the server handed over, and with everything closed', async (t) => {
  const state = samplePageState({ locale: 'en', industryTree: [] })
  const store = createClientStore(state)
  t.match(store.getState(), { locale: 'en', industryTree: [], config: null, menu: null })
  const { photoSrc, videoSrc, searchVisible, showMenu, progress } = store.getState()
  t.same([photoSrc, videoSrc, searchVisible, showMenu, progress], ['', '', false, false, 'idle'])
  t.equal(state.menu, null)
})

t.test('two stores share nothing', async (t) => {
  const state = samplePageState()
  const [one, two] = [createClientStore(state), createClientStore(state)]
  one.setState({ showMenu: true })
  t.equal(two.getState().showMenu, false)
})

const answers = sendJson({
  code: 1,
  msg: 'ok',
  data: [{ id: 1, name: '茶', code: 'meta_title_cn', content: '标题', is_nav: 1 }]
})

t.test(
  'what the server could not give is asked once: menu, configuration, categories, and the tree where it is shown',
  async (t) => {
    const origin = await startOrigin(t, answers)
    const store = createClientStore(samplePageState({ apiBase: `${origin.base}/`, screen: 'home' }))
    const filled = new Promise<void>((resolve) => {
      store.subscribe(({ menu, config, categories, industryTree }) => {
        if (menu && config && categories && industryTree) resolve()
      })
    })
    fillShell(store)
    fillShell(store)
    await filled
    fillShell(store)
    const calls = ['/getHomeMenuList', '/getProductCategoryList?pid=0', '/getWebInfo', '/industry/tree']
    t.same(origin.asked.map(({ url }) => url).sort(), calls)
    t.match(store.getState(), {
      menu: [{ name: '茶' }],
      config: { meta_title_cn: '标题' },
      categories: [{ id: 1, name: '茶' }],
      industryTree: [{ id: 1, name: '茶' }]
    })
  }
)

t.test('what it gave counts as asked, an empty list too; a tree that is not shown is not asked', async (t) => {
  const origin = await startOrigin(t, answers)
  const given = { apiBase: `${origin.base}/`, menu: [], config: {}, categories: [] }
  fillShell(createClientStore(samplePageState({ ...given, industryTree: [], screen: 'home' })))
  fillShell(createClientStore(samplePageState({ ...given, screen: 'news' })))
  await fetch(`${origin.base}/last`)
  t.same(
    origin.asked.map(({ url }) => url),
    ['/last']
  )
})

t.test('a call that fails leaves the page as it is', async (t) => {
  const origin = await startOrigin(t, sendJson({ code: 500, msg: 'no', data: null }, {}, 500))
  const store = createClientStore(samplePageState({ apiBase: `${origin.base}/`, config: {}, categories: [] }))
  let changes = 0
  store.subscribe(() => {
    changes += 1
  })
  fillShell(store)
  await fetch(`${origin.base}/last`)
  t.ok(origin.asked.some(({ url }) => url === '/getHomeMenuList'))
  t.same([store.getState().menu, changes], [null, 0])
})
