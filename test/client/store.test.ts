import t from 'tap'
import { loadMissingData } from '../../client/boot/missing-data.ts'
import { createClientStore } from '../../client/store.ts'
import { sendJson, startOrigin } from '../fixtures/origin.ts'
import { samplePageState } from '../fixtures/page-state.ts'

t.test('a store starts with the page state of the server, and with menu, search and viewer closed', async (t) => {
  const state = samplePageState({ locale: 'en', industryTree: [] })
  const store = createClientStore(state)
  t.match(store.getState(), { locale: 'en', industryTree: [], config: null, menu: null })
  const { photoSrc, videoSrc, searchVisible, showMenu, progress } = store.getState()
  t.same([photoSrc, videoSrc, searchVisible, showMenu, progress], ['', '', false, false, 'idle'])
  t.equal(state.menu, null)
})

t.test('two stores do not share state', async (t) => {
  const state = samplePageState()
  const [one, two] = [createClientStore(state), createClientStore(state)]
  one.setState({ showMenu: true })
  t.equal(two.getState().showMenu, false)
})

const response = sendJson({
  code: 1,
  msg: 'ok',
  data: [{ id: 1, name: '茶', code: 'meta_title_cn', content: '标题', is_nav: 1 }]
})

t.test(
  'missing menu, configuration, categories and, on screens that display it, industry tree are requested once',
  async (t) => {
    const origin = await startOrigin(t, response)
    const store = createClientStore(samplePageState({ apiBase: `${origin.base}/`, screen: 'home' }))
    const isFilled = new Promise<void>((resolve) => {
      store.subscribe(({ menu, config, categories, industryTree }) => {
        if (menu && config && categories && industryTree) resolve()
      })
    })
    loadMissingData(store)
    loadMissingData(store)
    await isFilled
    loadMissingData(store)
    const calls = ['/getHomeMenuList', '/getProductCategoryList?pid=0', '/getWebInfo', '/industry/tree']
    t.same(origin.requests.map(({ url }) => url).sort(), calls)
    t.match(store.getState(), {
      menu: [{ name: '茶' }],
      config: { meta_title_cn: '标题' },
      categories: [{ id: 1, name: '茶' }],
      industryTree: [{ id: 1, name: '茶' }]
    })
  }
)

t.test('present data is not requested, even if empty; nor is a tree that the screen does not display', async (t) => {
  const origin = await startOrigin(t, response)
  const present = { apiBase: `${origin.base}/`, menu: [], config: {}, categories: [] }
  loadMissingData(createClientStore(samplePageState({ ...present, industryTree: [], screen: 'home' })))
  loadMissingData(createClientStore(samplePageState({ ...present, screen: 'news' })))
  await fetch(`${origin.base}/last`)
  t.same(
    origin.requests.map(({ url }) => url),
    ['/last']
  )
})

t.test('a call that fails does not change the state', async (t) => {
  const origin = await startOrigin(t, sendJson({ code: 500, msg: 'no', data: null }, {}, 500))
  const store = createClientStore(samplePageState({ apiBase: `${origin.base}/`, config: {}, categories: [] }))
  let changes = 0
  store.subscribe(() => {
    changes += 1
  })
  loadMissingData(store)
  await fetch(`${origin.base}/last`)
  t.ok(origin.requests.some(({ url }) => url === '/getHomeMenuList'))
  t.same([store.getState().menu, changes], [null, 0])
})
