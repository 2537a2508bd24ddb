import t from 'tap'
import { runContract } from '../../fixtures/contract-command.ts'
import {
  answer,
  type Call,
  inData,
  inNews,
  type Mistake,
  type News,
  type Reply,
  startFirstBackend
} from '../../fixtures/first-backend.ts'

t.setTimeout(600_000)

interface Row {
  mistake: Mistake
  /** The line of the command. */
  command: RegExp
  env?: Record<string, string>
}

const json = (envelope: Reply['envelope']) => JSON.stringify(envelope)
const page = '<!doctype html><title>Admin</title><div id="root"></div>'
const html = { 'content-type': 'text/html' }
const always =
  (headers: Record<string, string> | (() => Record<string, string>)): Mistake =>
  () => ({ headers: typeof headers === 'function' ? headers() : headers })
let requests = 0

const menuTo = (path: string) =>
  inData('/getHomeMenuList', (data) => [...Object(data), { name: '关于 About', path, is_nav: 1, hidden: 0 }])
const none = (msg: string) => ({ status: 404, envelope: { code: 404, msg, data: null } })
const small = (path: string) => path === path.toLowerCase()

const inList = (change: (list: News[], data: Record<string, unknown>, call: Call) => object): Mistake => {
  return (reply, call) => {
    const data = Object(reply.envelope.data)
    if (call.path !== '/getNewsList') return undefined
    return { envelope: { ...reply.envelope, data: { ...data, ...change(data.list, data, call) } } }
  }
}
let views = 0
const share = (rawString: string): Mistake => {
  const data = { appId: 'wx0', rawString, timestamp: 1, nonceStr: 'n', signature: '0'.repeat(40) }
  return (_reply, { path }) =>
    path.startsWith('/wechat/') ? { status: 200, envelope: { code: 1, msg: '', data } } : undefined
}
const signed = 'jsapi_ticket=t&noncestr=n&timestamp=1&url='
const product = {
  summary_cn: '一种米',
  summary_en: 'A rice',
  exhibitor: 7,
  company_cn: '米厂',
  company_en: 'A mill',
  booth: 'A01',
  category: 1
}
/** A search of products, by the names as they are written alone with `isExact`. */
const searched =
  (isExact: boolean): Mistake =>
  (_reply, { method, path, query }) => {
    if (method !== 'GET' || path !== '/getProductList') return undefined
    const fold = (text: string) => text.normalize('NFKC').toLowerCase()
    const q = query.get('q') ?? ''
    const name = 'White Pearl Rice'
    const isHit = isExact ? name.includes(q) : q.split(' ').every((word) => fold(name).includes(fold(word)))
    const list = isHit ? [{ ...product, id: 1, name_cn: '珍珠米', name_en: name }] : []
    return {
      status: 200,
      envelope: {
        code: 1,
        msg: '',
        data: { list, total: list.length, page: 1, pages: 1, categories: [], companies: [] }
      }
    }
  }

const rows: Record<string, Row> = {
  'another ETag each time': {
    mistake: always(() => ({ etag: `"${performance.now()}"` })),
    env: { CACHE_TTL_S: '0' },
    command: /the ETag differs in two answers with the same body/
  },
  'dates as HTTP writes them': {
    mistake: inNews((key, value) => (key === 'date' ? new Date(Number(value) * 1000).toUTCString() : value)),
    command: /Errors: 1\n.*date: expected a time in unix seconds, .* got text of 29 .*\(also \/getNews\)/
  },
  'routes below /api/api': {
    mistake: (_reply, call) => {
      const isBelow = call.path.startsWith('/api/')
      return isBelow ? answer({ ...call, path: call.path.slice(4) }) : { status: 404, body: page, headers: html }
    },
    command: /\n\/getWebInfo has an answer below http:\/\/127\.0\.0\.1:\d+\/api\/api: name that URL/
  },
  'a page of a single-page application in place of all calls': {
    mistake: (_reply, call) => {
      const isBelow = call.path.startsWith('/v1/')
      return isBelow ? answer({ ...call, path: call.path.slice(3) }) : { body: page, headers: html }
    },
    command: /is this the API's base URL\?.*\n\/getWebInfo has an answer below .*\/api\/v1: name that URL/
  },
  'a trade that the tree does not have': {
    mistake: (_reply, { path, method }) =>
      path === '/getExhibitorList' && method === 'GET'
        ? { status: 200, envelope: { code: 1, msg: '', data: { list: [{ id: 7, categories: [1, 999] }] } } }
        : undefined,
    command: /\/getExhibitorList cn\+en data\.list\[0\]\.categories\[1\]: is no id of \/industry\/tree: visitors do not/
  },
  'a path of the menu without its slash is followed': {
    mistake: menuTo('news/331'),
    command:
      /\/getHomeMenuList cn\+en data\[2\]\.path: leads to \/news\/331, which will be 404: getNews\?id=331 has nothing/
  },
  'pages under other paths than the menu has': {
    mistake: (reply, call) => (call.path === '/getPage' ? none('no page') : menuTo('/exhibition/about')(reply, call)),
    command:
      /Errors: 1\n.*getPage cn: the call answers, but has none of the 2 pages that were asked for \(404 in .*compare `path` as it is sent \(\/exhibition\/about\)\?/
  },
  'pages that are not there, as calls are not': {
    mistake: menuTo('/exhibition/about'),
    command: /Notes: [\s\S]*getPage cn: the call is not there, or has none of the 2 pages that were asked for/
  },
  'a charset without Chinese characters': {
    mistake: ({ envelope }) => ({ body: json(envelope).replace(/[^ -~]/g, '?') }),
    command: /Errors: 1\n.*no Chinese character came in any answer, only question marks: (?![\s\S]*has question marks)/
  },
  'names in small letters': {
    mistake: (_reply, call) =>
      call.path === '/getwebinfo'
        ? answer({ ...call, path: '/getWebInfo' })
        : small(call.path)
          ? undefined
          : none('no call'),
    command:
      /\/getWebInfo cn\+en: the call is not there \(404\), and \/getwebinfo answers: names are case-sensitive: titles/
  },
  'names in small letters, without the tree': {
    mistake: (_reply, call) =>
      call.path === '/getwebinfo' ? answer({ ...call, path: '/getWebInfo' }) : none('no call'),
    command: /none of the fixed calls has an answer.*\n.*\n\/getwebinfo answers: names are case-sensitive/
  },
  'a filter that is not read': {
    mistake: (_reply, call) => (call.query.has('kind') ? answer({ ...call, query: new URLSearchParams() }) : undefined),
    command: /Errors: 1\n.*\?kind=exhibition_news cn: has the same records as without `kind`: is it read\?/
  },
  'an order that differs in each request': {
    mistake: inList((list, _data, { query }) => ({
      list: query.get('page') === '2' ? [{ ...list[0], id: 330 }, ...list.slice(1)] : list
    })),
    command: /Errors: 1\n.*page=2 cn: page=2 repeats 1 of the records of the first page.*\(ORDER BY/
  },
  'a number of pages that is rounded down': {
    mistake: inList(() => ({ pages: 1 })),
    command: /Errors: 1\n.*total is 30, and pages is 1 with 24 records each: visitors never see the last/
  },
  'English where no Accept-Language says otherwise': {
    mistake: (_reply, call) => answer({ ...call, language: 'en' }),
    command:
      /Errors: 1\n.*English names, and the same bytes in both languages: is the header `lang` read, .*\(also [^)]*\)\n/
  },
  'a counter of views in a record': {
    mistake: inData('/getNews', (data) => {
      views += 1
      return { ...data, views }
    }),
    command: /getNews\?id=330 cn: the body changes with each request/
  },
  'a failure by If-None-Match': {
    mistake: (_reply, { headers }) =>
      headers['if-none-match'] === undefined ? { headers: { etag: '"v1"' } } : { status: 500, body: 'strptime' },
    command: /caching .* a request with your validator is answered with 500: wanted is 304, or 200 with a body/
  },
  'the talks of another year': {
    mistake: (reply, { path, method }) => {
      const { envelope } = reply
      const days = { fact_first_day: '2026-06-10', fact_last_day: '2026-06-12' }
      const codes = Object.entries(days).map(([code, content]) => ({ code, content }))
      if (path === '/getWebInfo') return { envelope: { ...envelope, data: [...Object(envelope.data), ...codes] } }
      if (path !== '/getTalkList' || method !== 'GET') return undefined
      const names = { title_cn: '讲座', title_en: 'A talk', room_cn: '一号厅', room_en: 'Room 1', speakers: [] }
      const talks = [1, 3, 6].map((hour) => ({ id: hour, forum: 'tea', start: 1749600000 + hour * 3600, ...names }))
      return { status: 200, envelope: { code: 1, msg: '', data: talks } }
    },
    command: /\/getTalkList cn data: none is on a day of the fair \(2026-06-10 to 2026-06-12 in getWebInfo\)/
  },
  'a signature for the address of the request itself': {
    mistake: share(`${signed}http://10.0.0.7/api/wechat/share_sign?url=x`),
    command:
      /Errors: 1\n.*rawString: signs the address http:\/\/10.*, and http:\/\/localhost:3000\/ was asked for: WeChat refuses/
  },
  'a signature with another time than it names': {
    mistake: share('jsapi_ticket=t&noncestr=n&timestamp=2&url=http://localhost:3000/'),
    command: /Errors: 1\n.*rawString: has not timestamp=1, which the answer names: WeChat refuses/
  },
  'a search by the letters as they are': {
    mistake: searched(true),
    command:
      /Notes: [\s\S]*\/getProductList\?q=White%20Pearl en: visitors who type “WHITE PEARL” \(.* or “Pearl White” .* or “Ｗ.* find nothing/
  },
  'a filtered list as an object with gaps in its keys': {
    mistake: inList((list, _data, { query }) => ({ list: query.has('kind') ? { 1: list[1], 4: list[4] } : list })),
    command:
      /Notes: [\s\S]*\?kind=exhibition_news cn data\.list: expected a list, got an object with 1, 4; .* as a list/
  },
  'routes with the query in them': {
    mistake: (_reply, { query }) => (query.size > 0 ? none('no route') : undefined),
    command:
      /Errors: 1\n.*\?pid=0 cn: 404, as is every call with a query, and \S+ answers: is the query part of the route\?(?![\s\S]* \/getPage cn)/
  },
  'all numbers as texts': {
    mistake: inNews((_key, value) => (typeof value === 'number' ? String(value) : value)),
    command: /Notes: (?!(?:[\s\S]*expected a time){2})[\s\S]*expected a time in unix seconds, .*it is read as/
  },
  'the same fault of days and of pictures in two calls': {
    mistake: (reply, call) => {
      const pictured = {
        ...Object(reply.envelope.data),
        picture: { src: 'http://10.0.0.7/1.png', width: 6, height: 4, alt_cn: '图', alt_en: 'A' }
      }
      return inNews((key, value) => (key === 'date' || key === 'updated' ? Number(value) - 28_800 : value))(
        call.path === '/getNews' && reply.status === 200
          ? { ...reply, envelope: { ...reply.envelope, data: pictured } }
          : reply,
        call
      )
    },
    command: /Errors: 2\n.*16:00 UTC.*\n.*is at http:\/\/10/
  },
  'paths without a slash': {
    mistake: (reply, call) =>
      call.path === '/getPageList'
        ? { status: 200, envelope: { code: 1, msg: '', data: [{ path: 'exhibition/about', updated: 1725148800 }] } }
        : menuTo('exhibition/about')(reply, call),
    command:
      /getPageList.*got the text "exhibition\/about"[\s\S]*getHomeMenuList.*“exhibition\/about” is read as a path/
  },
  'a card of the home page whose page the list lacks': {
    mistake: (_reply, { path }) => {
      const card = { title_cn: '活动', title_en: 'Event', text_cn: '活动', text_en: 'Event', href: '/event/lost' }
      const given = { '/getHome': { activeBox: [card] }, '/getPageList': [{ path: '/news', updated: 1725148800 }] }[
        path
      ]
      return given && { status: 200, envelope: { code: 1, msg: '', data: given } }
    },
    command: /\/getHome .*activeBox\[0\]\.href: leads to[\s\S]*\/event\/lost: it is not in the list of getPageList/
  },
  'a search that does not read `kind`': {
    mistake: (_reply, { method, path, query }) => {
      if (method !== 'GET' || path !== '/search') return undefined
      const hit = { path: '/news/330', title_cn: '稻', title_en: 'Rice', summary_cn: '', summary_en: '' }
      const groups = ['news', 'page'].map((kind) => ({ kind, total: 1, list: [{ kind, ...hit }] }))
      return { status: 200, envelope: { code: 1, msg: '', data: query.get('q') === 'a' ? groups : [] } }
    },
    command: /\/search\?q=a&kind=news .*has hits of other kinds than `news`: is `kind` read\?/
  },
  'a cache that stores an answer once is no body that changes each time': {
    mistake: ({ envelope }, { path, language }) => {
      if (path !== '/getNewsList' || language === 'en') return undefined
      requests += 1
      return requests === 1 ? { envelope: { ...envelope, msg: 'first' } } : undefined
    },
    command: /^(?![\s\S]*the body changes with each request)/
  },
  'a year for a search': {
    mistake: (_reply, { path }) =>
      path === '/search' ? { headers: { 'cache-control': 'public, max-age=31536000' } } : undefined,
    command: /\/search\?q=a cn: browsers keep it 31536000 s and ask nobody meanwhile/
  },
  'a page of HTML for one call that is not there': {
    mistake: (_reply, { path }) => (path === '/getAwards' ? { status: 200, body: page, headers: html } : undefined),
    command: /\/getAwards .*it is a page of HTML, and wanted is 404 for a call that is not there: “Admin”/
  }
}

for (const [what, { mistake, command, env = {} }] of Object.entries(rows))
  t.test(`a mistake of the first hour is named at the first run: ${what}`, async (t) => {
    requests = 0
    const { base } = await startFirstBackend(t, mistake)
    const { stdout, stderr } = await runContract([base], env)
    t.match(stdout + stderr, command)
  })

t.test('the right backend has no error', async (t) => {
  const signs = share(`${signed}http://localhost:3000/`)
  const { base } = await startFirstBackend(t, (reply, call) => signs(reply, call) ?? searched(false)(reply, call))
  const { code, stdout } = await runContract([base, '--form', '--yes'])
  t.equal(code, 0, stdout)
  t.notMatch(stdout, /display|rawString/)
})
