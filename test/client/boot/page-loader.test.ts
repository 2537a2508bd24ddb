import { styles } from 'virtual:build'
import t from 'tap'
import { samplePageState } from '../../fixtures/page-state.ts'
import '../../fixtures/dom.ts'

const { startMessages } = await import('../../../client/messages/load.ts')
const { loadPage } = await import('../../../client/boot/page-loader.ts')
const { loadedScreen } = await import('../../../client/pages/loaders.ts')

// The entry of every page has loaded them before a page is loaded by a click.
startMessages('cn')
// jsdom loads no style sheets: that of the document is linked and loaded already.
document.body.innerHTML = `<link rel="stylesheet" href="${styles.organic}">`
Object.defineProperty(document.querySelector('link'), 'sheet', { value: { cssRules: [{}] } })

let responses: (() => Response)[] = []
const asked: string[] = []
const fetchNext: typeof fetch = async (address) => {
  asked.push(String(address))
  const response = responses.shift()
  if (!response) throw new TypeError('there is no network')
  return response()
}
globalThis.fetch = fetchNext
const stateOf = (path: string) => () => Response.json(samplePageState({ path, screen: 'notFound' }))

t.beforeEach(() => {
  responses = []
  asked.length = 0
})

t.test('a state that was prefetched is not asked for again by the click', async (t) => {
  responses = [stateOf('/kept')]
  await Promise.all([loadPage('/kept'), loadPage('/kept')])
  t.equal((await loadPage('/kept')).path, '/kept')
  t.same(asked, ['/_data/kept'])
})

t.test('the script of a page is asked for while its data is on the way', async (t) => {
  let answer = () => {}
  const data = new Promise<void>((resolve) => {
    answer = resolve
  })
  globalThis.fetch = async () => {
    await data
    return Response.json(samplePageState({ path: '/news/7', screen: 'news' }))
  }
  const loading = loadPage('/en/news/7?x=1')
  while (!loadedScreen('news')) await new Promise((resolve) => setImmediate(resolve))
  t.notOk(loadedScreen('newsList'))
  answer()
  t.equal((await loading).screen, 'news')
  globalThis.fetch = fetchNext
})

t.test('a state that could not be loaded is asked for again', async (t) => {
  await t.rejects(loadPage('/lost'))
  responses = [stateOf('/lost')]
  t.equal((await loadPage('/lost')).path, '/lost')
  t.same(asked, ['/_data/lost', '/_data/lost'])
})

t.test('a response that is no state rejects, so that the document is loaded', async (t) => {
  responses = [() => new Response('<p>gateway</p>', { headers: { 'content-type': 'text/html' } })]
  await t.rejects(loadPage('/html'), { message: '/html has no data' })
  responses = [() => Response.json({})]
  await t.rejects(loadPage('/empty'), { message: '/empty has no page' })
})
