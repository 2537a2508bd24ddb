import t from 'tap'
import { createSuggester, isSearchable, type Suggestions } from '../../../../client/pages/search/suggestions.ts'

const texts = { title_cn: '指南', title_en: 'Guide', summary_cn: '', summary_en: 'Toilets' }
const hit = (path: string, more: object = {}) => ({ kind: 'page', path, ...texts, ...more })
const day = 86_400
const today = 20_000 * day
const answer = (list: unknown) => Response.json({ code: 1, msg: 'OK', data: list })

/** A suggester whose requests are answered by `respond`, and their addresses and signals. */
function suggesterWith(respond: (url: string, signal: AbortSignal) => Promise<Response>) {
  const urls: string[] = []
  const suggester = createSuggester('/api/', 'en', today, (url, init) => {
    urls.push(String(url))
    return respond(String(url), init!.signal!)
  })
  return {
    urls,
    suggester,
    ask: (text: string) => new Promise<Suggestions | undefined>((show) => suggester.ask(text, show))
  }
}

t.test('at most six hits are suggested, three of a kind, without later news and foreign addresses', async (t) => {
  const { ask } = suggesterWith(async () =>
    answer([
      { kind: 'page', total: 4, words: ['WC', 7], list: ['/a#x', '//evil', '/b', '/c', '/d'].map((path) => hit(path)) },
      {
        kind: 'news',
        total: 2,
        list: [hit('/news/1', { date: String(today + day) }), hit('/news/2', { date: today - day }), null]
      },
      { kind: 'talk', total: 9, list: [] }
    ])
  )
  const { list, words } = (await ask(' toilet '))!
  t.same(
    list.map(({ path }) => path),
    ['/a#x', '/b', '/news/2']
  )
  t.same([list[0]?.title, list[0]?.summary, list[0]?.kind, words], ['Guide', 'Toilets', 'page', ['WC']])
})

t.test('a request is aborted by the next text, and an answer is kept', async (t) => {
  let isFirst = true
  let started: () => void
  const firstRequest = new Promise<void>((resolve) => {
    started = resolve
  })
  const { urls, suggester, ask } = suggesterWith((_url, signal) => {
    if (!isFirst) return Promise.resolve(answer([{ kind: 'page', total: 1, list: [hit('/a')] }]))
    isFirst = false
    started()
    return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))))
  })
  suggester.ask('to', () => t.fail('the first question is dropped'))
  await firstRequest
  t.equal((await ask('toi'))!.list.length, 1)
  t.equal((await ask('toi'))!.list.length, 1)
  t.same(urls, ['/api/search?q=to', '/api/search?q=toi'])
})

t.test('a call that fails tells nothing, an odd answer and a text that is too short suggest nothing', async (t) => {
  for (const respond of [
    () => Promise.reject(new TypeError('network')),
    async () => new Response('<html>', { status: 503 })
  ]) {
    t.equal(await suggesterWith(respond).ask('tea'), undefined, 'no list is announced as empty')
  }
  for (const respond of [async () => answer('x'), async () => answer([null, 1, { kind: 'page', list: 'x' }])]) {
    t.same((await suggesterWith(respond).ask('tea'))?.list, [])
  }
  const { urls, ask } = suggesterWith(async () => answer([]))
  for (const text of ['', ' a ', '!?']) t.same((await ask(text))?.list, [])
  t.same(urls, [])
  t.same([isSearchable('茶'), isSearchable('n5'), isSearchable('Ｎ５')], [true, true, true])
})
