import { pino } from 'pino'
import t, { type Test } from 'tap'
import { createApp } from '../../../server/app.ts'
import { readSettings } from '../../../server/settings.ts'
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
import { sendRequest } from '../../fixtures/send-request.ts'
import { until } from '../../fixtures/until.ts'

t.setTimeout(600_000)

interface Row {
  mistake: Mistake
  /** The line of the command; `log`: that of the running site, where it can know. */
  command: RegExp
  log?: RegExp
  /** What is asked of the site beside `/` and `/en/`; by default a list and a record of news. */
  pages?: readonly string[]
  env?: Record<string, string>
}

const json = (envelope: Reply['envelope']) => JSON.stringify(envelope)
const page = '<!doctype html><title>Admin</title><div id="root"></div>'
const html = { 'content-type': 'text/html' }
const always =
  (headers: Record<string, string> | (() => Record<string, string>)): Mistake =>
  () => ({ headers: typeof headers === 'function' ? headers() : headers })
const onForm =
  (isRefused: (call: Call) => boolean, reply: Partial<Reply>): Mistake =>
  (_reply, call) =>
    call.method === 'POST' && isRefused(call) ? reply : undefined
const list = '/en/news'
const item = '/en/news/330'
const news = [list, item]
let deleted = false
let requests = 0

const transport: Record<string, Row> = {
  '8 a failure in English alone': {
    mistake: (_reply, { path, language }) =>
      path === '/getProductCategoryList' && language === 'en'
        ? { status: 500, body: "<title>KeyError: 'en'</title>", headers: html }
        : undefined,
    command: /\/getProductCategoryList\?pid=0 en: 500, .*: “KeyError: 'en'/,
    log: /500, .*: “KeyError: 'en'/
  }
}

const answers: Record<string, Row> = {
  '11 a slow configuration': {
    mistake: async (_reply, { path }) => {
      if (path === '/getWebInfo') await new Promise((resolve) => setTimeout(resolve, 300))
      return undefined
    },
    env: { PAGE_WAIT_MS: '100' },
    command: /\/getWebInfo.*takes more than PAGE_WAIT_MS \(100 ms\)|takes more than PAGE_WAIT_MS.*also .*\/getWebInfo/,
    log: /answers later than pages wait/
  },
  '14 a year for everything': {
    mistake: always({ 'cache-control': 'public, max-age=31536000, immutable' }),
    command: /fresh 31536000 s.*less than once a day.*an edit is seen after a purge alone, not in browsers/,
    log: /an edit is seen after a purge alone, not in browsers/
  },
  '15 another ETag each time': {
    mistake: always(() => ({ etag: `"${performance.now()}"` })),
    env: { CACHE_TTL_S: '0' },
    pages: [list, list, list],
    command: /the ETag differs in two answers with the same body/,
    log: /the ETag or Last-Modified of a call differs each time with the same body/
  },
  '17 a page of HTML for a deleted record': {
    mistake: ({ status }, { path, query }) => {
      if (path !== '/getNews') return undefined
      const isGone = status === 404 || (deleted && query.get('id') === '330')
      return isGone ? { status: 404, body: page, headers: html } : { headers: { 'cache-control': 'max-age=0' } }
    },
    pages: [item, 'delete', item],
    command: /an id that no record has is answered with no 404 in the envelope, so that a deleted record stays: 404/,
    log: /a record that was deleted needs a 404 in the envelope/
  },
  '21 dates as HTTP writes them': {
    mistake: inNews((key, value) => (key === 'date' ? new Date(Number(value) * 1000).toUTCString() : value)),
    command: /Errors: 1\n.*date: expected a time in unix seconds, .* got text of 29 .*\(also \/getNews\)/,
    log: /a time in unix seconds, from 1971 on/
  }
}

const content: Record<string, Row> = {
  '24 page 2 equals page 1': {
    mistake: (_reply, call) => answer({ ...call, query: new URLSearchParams({ id: call.query.get('id') ?? '' }) }),
    pages: [list, `${list}?page=2`],
    command: /page=2 has the records of the first page: visitors never see the others/,
    log: /page=2 has the records of the first page: visitors never see the others/
  },
  '27 a form read as JSON': {
    mistake: onForm(() => true, { status: 415, body: page, headers: html }),
    pages: ['form'],
    command:
      /415, the backend does not take the encoding: forms come as multipart\/form-data and application\/x-www-form/,
    log: /415, the backend does not take the encoding/
  },
  '28 multipart not read': {
    mistake: onForm(({ headers }) => /multipart/.test(headers['content-type'] ?? ''), {
      envelope: { code: 422, msg: 'Email is required', data: null }
    }),
    pages: Array.from({ length: 5 }, () => 'multipart'),
    command:
      /“Email is required”.*; as application\/x-www-form-urlencoded it is taken: does the backend read multipart/,
    log: /refused each of the last times as a mistake of its visitor: does the backend read multipart/
  },
  '29 protection against CSRF with 400': {
    mistake: onForm(() => true, {
      status: 400,
      body: '<h1>Bad Request</h1><p>The CSRF token is missing.</p>',
      headers: html
    }),
    pages: ['form'],
    command: /400, by protection against CSRF, which these calls must do without: “Bad Request/,
    log: /400, by protection against CSRF, which these calls must do without/
  },
  '30 a list of allowed origins': {
    mistake: onForm(({ headers }) => headers.origin !== undefined, { status: 403, body: 'Invalid CORS request' }),
    pages: ['form'],
    command:
      /403, .*; without Origin it is taken: does the list of allowed origins \(CORS\) lack http:\/\/localhost:3000\?/,
    log: /403, is it protection against CSRF.*“Invalid \* request”|403, is it protection against CSRF.*“Invalid CORS/
  }
}

/** From 17:00 to 22:00 in Shanghai, in place of 9:00 to 14:00. */
const lateTalks = [9, 11, 14].map((hour) => ({
  id: hour,
  forum: 'tea',
  start: 1749600000 + hour * 3600,
  title_cn: '讲座',
  title_en: 'A talk',
  room_cn: '一号厅',
  room_en: 'Room 1',
  speakers: []
}))

const more: Record<string, Row> = {
  '31 routes below /api/api': {
    mistake: (_reply, call) => {
      const isBelow = call.path.startsWith('/api/')
      return isBelow ? answer({ ...call, path: call.path.slice(4) }) : { status: 404, body: page, headers: html }
    },
    command: /\n\/getWebInfo has an answer below http:\/\/127\.0\.0\.1:\d+\/api\/api: name that URL/
  },
  '32 a page of a single-page application in place of all calls': {
    mistake: (_reply, call) => {
      const isBelow = call.path.startsWith('/v1/')
      return isBelow ? answer({ ...call, path: call.path.slice(3) }) : { body: page, headers: html }
    },
    command: /is this the API's base URL\?.*\n\/getWebInfo has an answer below .*\/api\/v1: name that URL/,
    log: /is this the API's base URL\?/
  },
  '34 201 for a form that was stored': {
    mistake: onForm(() => true, { status: 201, envelope: { code: 201, msg: 'Created', data: null } }),
    pages: ['form'],
    command:
      /a form was answered with a success that is none of its call: .*: 201 .*“\{"code":201.*: 200 means success/,
    log: /a form was answered with a success that is none of its call/
  },
  '35 full addresses in the list of pages': {
    mistake: (_reply, { path }) =>
      path === '/getPageList'
        ? {
            status: 200,
            envelope: { code: 1, msg: '', data: [{ path: 'https://fair.example/news/330', updated: 1725148800 }] }
          }
        : undefined,
    command: /\/getPageList .*data\[0\]\.path: is no path such as \/news\/301: it is missing in the sitemap/
  },
  '38 a cache in front that sends what is stale': {
    mistake: always({ 'cache-control': 'max-age=60', age: '60' }),
    command: /Age: 60 is not below the lifetime of 60 s, so that each page view asks you/,
    log: /Age: 60 is not below the lifetime of 60 s/
  },
  '39 a member twice': {
    mistake: ({ envelope }, { path }) =>
      path === '/getNews' ? { body: json(envelope).replace('"title_en"', '"title_en":"","title_en"') } : undefined,
    command: /an object has the member "title_en" twice, and visitors see the last/,
    log: /an object has the member "title_en\\" twice|an object has the member .*title_en.* twice/
  },
  '41 a trade that the tree does not have': {
    mistake: (_reply, { path, method }) =>
      path === '/getExhibitorList' && method === 'GET'
        ? { status: 200, envelope: { code: 1, msg: '', data: { list: [{ id: 7, categories: [1, 999] }] } } }
        : undefined,
    command: /\/getExhibitorList cn\+en data\.list\[0\]\.categories\[1\]: is no id of \/industry\/tree: visitors do not/
  },
  '42 the clock of another time zone, and Pragma alone': {
    mistake: () => ({
      headers: { date: new Date(Date.now() + 28_800_000).toUTCString(), pragma: 'no-cache' }
    }),
    command:
      /Date: .* is not the time of the answer, .*is the clock right[\s\S]*Pragma: no-cache means nothing in an answer/,
    log: /is not the time of the answer|means nothing in an answer/
  }
}

const menuTo = (path: string) =>
  inData('/getHomeMenuList', (data) => [...Object(data), { name: '关于 About', path, is_nav: 1, hidden: 0 }])
const none = (msg: string) => ({ status: 404, envelope: { code: 404, msg, data: null } })
const small = (path: string) => path === path.toLowerCase()

const named: Record<string, Row> = {
  '43 a path of the menu without its slash is followed': {
    mistake: menuTo('news/331'),
    command:
      /\/getHomeMenuList cn\+en data\[2\]\.path: leads to \/news\/331, which will be 404: getNews\?id=331 has nothing/
  },
  '44 pages under other paths than the menu has': {
    mistake: (reply, call) => (call.path === '/getPage' ? none('no page') : menuTo('/exhibition/about')(reply, call)),
    command:
      /Errors: 1\n.*getPage cn: the call answers, but has none of the 2 pages that were asked for \(404 in .*compare `path` as it is sent \(\/exhibition\/about\)\?/
  },
  '45 pages that are not there, as calls are not': {
    mistake: menuTo('/exhibition/about'),
    command: /Notes: [\s\S]*getPage cn: the call is not there, or has none of the 2 pages that were asked for/
  },
  '46 the code of a failure with 200 for a list': {
    mistake: (_reply, { path }) =>
      path === '/getNewsList' ? { envelope: { code: 500, msg: '系统异常', data: null } } : undefined,
    command: /Errors: 1\n.*\/getNewsList cn\+en: 200 with the code of a failure in “\{"code":500,"msg":"系统异常"/
  },
  '49 a parameter that is not read': {
    mistake: (_reply, { path }) =>
      path === '/getNews' ? { status: 400, envelope: { code: 400, msg: 'newsId is missing', data: null } } : undefined,
    command: /\/getNews\?id=330 cn\+en: 400, is the parameter `id` read\?: “\{"code":400,"msg":"newsId is missing"/,
    log: /400, is the parameter `id` read\?/
  },
  '50 a charset without Chinese characters': {
    mistake: ({ envelope }) => ({ body: json(envelope).replace(/[^ -~]/g, '?') }),
    command: /Errors: 1\n.*no Chinese character came in any answer, only question marks: (?![\s\S]*has question marks)/
  },
  '51 a lifetime in local time': {
    mistake: always({ expires: 'Fri, 27 Nov 2026 19:49:13 +0800' }),
    command:
      /Expires: .{31} is no date of HTTP, so that the answer is stale at once: wanted is Wed, 11 Jun 2025 01:30:00 GMT/,
    log: /Expires: .{31} is no date of HTTP/
  },
  '52 names in small letters': {
    mistake: (_reply, call) =>
      call.path === '/getwebinfo'
        ? answer({ ...call, path: '/getWebInfo' })
        : small(call.path)
          ? undefined
          : none('no call'),
    command:
      /\/getWebInfo cn\+en: the call is not there \(404\), and \/getwebinfo answers: names are case-sensitive: titles/
  },
  '53 names in small letters, without the tree': {
    mistake: (_reply, call) =>
      call.path === '/getwebinfo' ? answer({ ...call, path: '/getWebInfo' }) : none('no call'),
    command: /none of the fixed calls has an answer.*\n.*\n\/getwebinfo answers: names are case-sensitive/
  }
}

const inList = (change: (list: News[], data: Record<string, unknown>, call: Call) => object): Mistake => {
  return (reply, call) => {
    const data = Object(reply.envelope.data)
    if (call.path !== '/getNewsList') return undefined
    return { envelope: { ...reply.envelope, data: { ...data, ...change(data.list, data, call) } } }
  }
}
let views = 0
const quiet: Record<string, Row> = {
  '54 a filter that is not read': {
    mistake: (_reply, call) => (call.query.has('kind') ? answer({ ...call, query: new URLSearchParams() }) : undefined),
    command: /Errors: 1\n.*\?kind=exhibition_news cn: has the same records as without `kind`: is it read\?/
  },
  '55 an order that differs in each request': {
    mistake: inList((list, _data, { query }) => ({
      list: query.get('page') === '2' ? [{ ...list[0], id: 330 }, ...list.slice(1)] : list
    })),
    command: /Errors: 1\n.*page=2 cn: page=2 repeats 1 of the records of the first page.*\(ORDER BY/
  },
  '56 a number of pages that is rounded down': {
    mistake: inList(() => ({ pages: 1 })),
    command: /Errors: 1\n.*total is 30, and pages is 1 with 24 records each: visitors never see the last/
  },
  '63 pictures with a signature that ends': {
    mistake: inData('/getNews', (data) => ({
      ...data,
      picture: { src: 'https://b.s3.amazonaws.com/1.png?X-Amz-Expires=900&X-Amz-Signature=a', width: 6, height: 4 }
    })),
    command: /Errors: [\s\S]*picture\.src: has a signed address, which ends while pages are stored[\s\S]*Notes:/,
    log: /has a signed address/
  },
  '65 English where no Accept-Language says otherwise': {
    mistake: (_reply, call) => answer({ ...call, language: 'en' }),
    command:
      /Errors: 1\n.*English names, and the same bytes in both languages: is the header `lang` read, .*\(also [^)]*\)\n/,
    log: /the same bytes in both languages/
  },
  '66 `lang` as a parameter (FastAPI)': {
    mistake: () => ({ status: 422, body: '{"detail":[{"loc":["query","lang"],"msg":"Field required"}]}' }),
    command: /422, is the header `lang` refused, or not read\? It is cn or en, and no parameter: “\{"detail"/,
    log: /422, is the header `lang` refused, or not read\?/
  },
  '67 a counter of views in a record': {
    mistake: inData('/getNews', (data) => {
      views += 1
      return { ...data, views }
    }),
    command: /getNews\?id=330 cn: the body changes with each request/
  },
  '68 a failure by If-None-Match': {
    mistake: (_reply, { headers }) =>
      headers['if-none-match'] === undefined ? { headers: { etag: '"v1"' } } : { status: 500, body: 'strptime' },
    command: /caching .* a request with your validator is answered with 500: wanted is 304, or 200 with a body/
  },
  '73 the talks of another year': {
    mistake: (reply, { path, method }) => {
      const { envelope } = reply
      const days = { fact_first_day: '2026-06-10', fact_last_day: '2026-06-12' }
      const codes = Object.entries(days).map(([code, content]) => ({ code, content }))
      if (path === '/getWebInfo') return { envelope: { ...envelope, data: [...Object(envelope.data), ...codes] } }
      if (path !== '/getTalkList' || method !== 'GET') return undefined
      const talks = lateTalks.map((talk) => ({ ...talk, start: talk.start - 28_800 }))
      return { status: 200, envelope: { code: 1, msg: '', data: talks } }
    },
    command: /\/getTalkList cn data: none is on a day of the fair \(2026-06-10 to 2026-06-12 in getWebInfo\)/
  }
}
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
const byStranger: Record<string, Row> = {
  '74 a signature for the address of the request itself': {
    mistake: share(`${signed}http://10.0.0.7/api/wechat/share_sign?url=x`),
    command:
      /Errors: 1\n.*rawString: signs the address http:\/\/10.*, and http:\/\/localhost:3000\/ was asked for: WeChat refuses/
  },
  '75 a signature with another time than it names': {
    mistake: share('jsapi_ticket=t&noncestr=n&timestamp=2&url=http://localhost:3000/'),
    command: /Errors: 1\n.*rawString: has not timestamp=1, which the answer names: WeChat refuses/
  },
  '76 a search by the letters as they are': {
    mistake: searched(true),
    command:
      /Notes: [\s\S]*\/getProductList\?q=White%20Pearl en: visitors who type “WHITE PEARL” \(.* or “Pearl White” .* or “Ｗ.* find nothing/
  },
  '77 a filtered list as an object with gaps in its keys': {
    mistake: inList((list, _data, { query }) => ({ list: query.has('kind') ? { 1: list[1], 4: list[4] } : list })),
    command:
      /Notes: [\s\S]*\?kind=exhibition_news cn data\.list: expected a list, got an object with 1, 4; .* as a list/
  },
  '78 a form whose fields are not read': {
    mistake: onForm(() => true, { envelope: { code: 422, msg: 'Enter a valid email', data: null } }),
    command:
      /addSubscribe en: forms come as multipart\/form-data and application\/x-www-form-urlencoded, not as JSON: are/
  },
  '80 routes with the query in them': {
    mistake: (_reply, { query }) => (query.size > 0 ? none('no route') : undefined),
    command:
      /Errors: 1\n.*\?pid=0 cn: 404, as is every call with a query, and \S+ answers: is the query part of the route\?(?![\s\S]* \/getPage cn)/
  },
  '81 an empty body': {
    mistake: (_reply, { path }) => (path === '/getNewsList' ? { body: '' } : undefined),
    command: /it is empty: did an exception end it, or did its JSON fail \(PHP's json_encode/
  },
  '82 all numbers as texts': {
    mistake: inNews((_key, value) => (typeof value === 'number' ? String(value) : value)),
    command: /Notes: (?!(?:[\s\S]*expected a time){2})[\s\S]*expected a time in unix seconds, .*it is read as/
  },
  '83 the same fault of days and of pictures in two calls': {
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
  '84 paths without a slash': {
    mistake: (reply, call) =>
      call.path === '/getPageList'
        ? { status: 200, envelope: { code: 1, msg: '', data: [{ path: 'exhibition/about', updated: 1725148800 }] } }
        : menuTo('exhibition/about')(reply, call),
    command:
      /getPageList.*got the text "exhibition\/about"[\s\S]*getHomeMenuList.*“exhibition\/about” is read as a path/
  },
  '87 an offset that counts pages from 0': {
    mistake: (reply, { path, query }) => {
      const rest = query.has('kind') || query.has('page') ? [] : undefined
      return path === '/getNewsList' && rest
        ? { envelope: { ...reply.envelope, data: { ...Object(reply.envelope.data), list: rest } } }
        : undefined
    },
    command: /Errors: 1\n.*page=2 has none of the 30 records/
  },
  '88 a limit of requests that the check reaches': {
    mistake: () => {
      requests += 1
      return requests > 40 ? { status: 429, body: 'slow down', headers: { 'content-type': 'text/plain' } } : undefined
    },
    command: /Errors: 1\n.*429, the backend or a firewall limits requests: “slow down”; see --concurrency/
  },
  '89 a page for every path': {
    mistake: ({ status }, { path }) =>
      status === 404 && path === '/getPage'
        ? { status: 200, envelope: { code: 1, msg: '', data: { title_cn: '页', title_en: 'Page', sections: [] } } }
        : undefined,
    command: /a path that no page has is answered with a record: a deleted one is never missing/
  },
  '90 a search that does not read `kind`': {
    mistake: (_reply, { method, path, query }) => {
      if (method !== 'GET' || path !== '/search') return undefined
      const hit = { path: '/news/330', title_cn: '稻', title_en: 'Rice', summary_cn: '', summary_en: '' }
      const groups = ['news', 'page'].map((kind) => ({ kind, total: 1, list: [{ kind, ...hit }] }))
      return { status: 200, envelope: { code: 1, msg: '', data: query.get('q') === 'a' ? groups : [] } }
    },
    command: /\/search\?q=a&kind=news .*has hits of other kinds than `news`: is `kind` read\?/
  },
  '91 a cache that stores an answer once is no body that changes each time': {
    mistake: ({ envelope }, { path, language }) => {
      if (path !== '/getNewsList' || language === 'en') return undefined
      requests += 1
      return requests === 1 ? { envelope: { ...envelope, msg: 'first' } } : undefined
    },
    command: /^(?![\s\S]*the body changes with each request)/
  },
  '92 a year for a search': {
    mistake: (_reply, { path }) =>
      path === '/search' ? { headers: { 'cache-control': 'public, max-age=31536000' } } : undefined,
    command: /\/search\?q=a cn: browsers keep it 31536000 s and ask nobody meanwhile/
  },
  '93 a page of HTML for one call that is not there': {
    mistake: (_reply, { path }) => (path === '/getAwards' ? { status: 200, body: page, headers: html } : undefined),
    command: /\/getAwards .*it is a page of HTML, and wanted is 404 for a call that is not there: “Admin”/
  }
}
const rows = Object.entries({ ...transport, ...answers, ...content, ...more, ...named, ...quiet, ...byStranger })
t.equal(rows.length, 54)

for (const [what, { mistake, command, log, pages = news, env = {} }] of rows)
  t.test(`a mistake of the first hour is named at the first run: ${what}`, async (t) => {
    deleted = false
    requests = 0
    const { base } = await startFirstBackend(t, mistake)
    const { stdout, stderr } = await runContract(
      [base, ...(/^(?:2[789]|30|34|78)/.test(what) ? ['--form', '--yes'] : [])],
      env
    )
    t.match(stdout + stderr, command)
    if (log) await namesInLog(t, base, env, pages, log)
  })

t.test('the right backend has neither a line of the log nor an error', async (t) => {
  const signs = share(`${signed}http://localhost:3000/`)
  const { base } = await startFirstBackend(t, (reply, call) => signs(reply, call) ?? searched(false)(reply, call))
  const { code, stdout } = await runContract([base, '--form', '--yes'])
  t.equal(code, 0, stdout)
  t.notMatch(stdout, /display|rawString/)
  await namesInLog(t, base, {}, [...news, 'form'], undefined)
})

const typed = { email: 'someone@example.org', consent: '1', consent_version: '2025-01', consent_lang: 'en' }
const multipartOf = (fields: object) =>
  `${Object.entries(fields)
    .map(([name, value]) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .join('')}--x--\r\n`

/** Starts the site in front of the backend, loads pages, sends a form, and waits for a warning; undefined: none comes. */
async function namesInLog(
  t: Test,
  api: string,
  env: Record<string, string>,
  pages: readonly string[],
  line: RegExp | undefined
): Promise<void> {
  const lines: string[] = []
  const stream = { write: (text: string) => void lines.push(JSON.stringify(JSON.parse(text)).replaceAll('\\"', '"')) }
  const settings = readSettings({ API_UPSTREAM: api, DATA_DIR: t.testdir(), ...env })
  const app = await createApp({ settings, upstream: api, assets: t.testdir(), log: pino({ level: 'warn' }, stream) })
  const base = await app.listen({ port: 0, host: '127.0.0.1' })
  t.teardown(() => app.close())
  await app.backendCheck.askAll()
  const calls = ['getHomeMenuList', 'getWebInfo', 'industry/tree', 'getProductCategoryList?pid=0', 'getHome']
  const asked = calls.flatMap((call) => ['cn', 'en'].map((lang) => ({ path: `/api/${call}`, headers: { lang } })))
  for (const { path, headers } of asked) await sendRequest(base, path, { headers })
  for (const [index, path] of pages.entries()) {
    if (path === 'delete') deleted = true
    else if (path === 'form' || path === 'multipart')
      await sendRequest(base, '/api/addSubscribe', {
        method: 'POST',
        headers: {
          'content-type': path === 'form' ? 'application/x-www-form-urlencoded' : 'multipart/form-data; boundary=x',
          origin: settings.siteOrigin,
          host: new URL(settings.siteOrigin).host,
          lang: 'en'
        },
        body:
          path === 'form' ? new URLSearchParams(typed).toString() : multipartOf({ ...typed, email: `a${index}@b.cn` })
      })
    else {
      const [, id, query = ''] = /^[^?]*?(\d+)?(\?.*)?$/.exec(path) ?? []
      const newsTarget = id && query === '' ? `/api/getNews?id=${id}` : `/api/getNewsList${query}`
      await sendRequest(base, path.startsWith('/api/') ? path : newsTarget, { headers: { lang: 'en' } })
    }
  }
  if (line)
    await until(() => lines.some((text) => line.test(text)), 10_000).catch(() => t.fail(`${line}: ${lines.join('\n')}`))
  else {
    for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve))
    const foreign = lines.filter(
      (text) => !/"call":"(?:home|pageList|shareSignature)"|does not have this call|SITE_ORIGIN/.test(text)
    )
    t.same(foreign, [])
  }
}
