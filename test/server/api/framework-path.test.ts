import t from 'tap'
import { isFormCall } from '../../../server/api/forms/form-guard.ts'
import { sendData, startOrigin } from '../../fixtures/origin.ts'
import { startSite } from '../../fixtures/running-site.ts'
import { sendBytes } from '../../fixtures/send-request.ts'
import { startProxied, startProxy } from '../../fixtures/test-proxy.ts'

/** Spellings that frameworks, decoders and web servers may read as `name`, a path without its first slash. */
function spellingsOf(name: string): string[] {
  const code = (text: string) => [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')
  const wide = (text: string) =>
    encodeURIComponent(
      [...text].map((c) => (/[a-z]/i.test(c) ? String.fromCodePoint(c.codePointAt(0)! + 0xfee0) : c)).join('')
    )
  const last = name.lastIndexOf('/') + 1
  const [folder, leaf] = [name.slice(0, last), name.slice(last)]
  const suffixes = '.html .json .xml .do .action .php .jsp . .. ... / /x /index /x/y'
  const parameters = "; ;x ;jsessionid=1 ;a=b/ %3bx %253bx ! ~ * ' : @ , &x=1 $"
  const spaces = '%20 %20%20 + %00 %0a %09 %a0 %c2%a0 %e3%80%80 %e2%80%8b %2520 %2500'
  const delimiters = '%3f %3fx %23 %23x %253f %5c %2f %252f %252e %2e %ff %'
  const starts =
    'index.php/ INDEX.PHP/ index.php/index/ app.php/ x/ x;y/ api/ %20 %ef%bb%bf . ~ / ./ x/../ %2e/ %2e%2e/ x/%2e%2e/ %ef%bc%8e/ x/%ef%bc%8e%ef%bc%8e/ x/..;/'
  const slashes = '// /./ /x/../ %2f %5c \\ %ef%bc%8f ;a/ .html/ %20/ /%2e/'
  return [
    ...`${suffixes} ${parameters} ${spaces} ${delimiters}`.split(' ').map((end) => name + end),
    ...starts.split(' ').map((start) => start + name),
    ...slashes.split(' ').map((slash) => (folder === '' ? `x${slash}${leaf}` : folder.slice(0, -1) + slash + leaf)),
    name.toUpperCase(),
    name.toLowerCase(),
    folder.toUpperCase() + leaf,
    folder + leaf.toUpperCase(),
    folder + leaf.replaceAll('_', '-'),
    folder + leaf.replaceAll('_', ''),
    folder + leaf.replaceAll('_', '.'),
    folder + leaf.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    folder + leaf.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    folder + code(leaf),
    folder + code(leaf).toUpperCase(),
    folder + code(code(leaf)),
    folder + code(code(code(leaf))),
    folder + wide(leaf),
    wide(name),
    // The last letter as overlong UTF-8 of two and three bytes.
    folder + leaf.slice(0, -1) + overlong(leaf.at(-1)!, 2),
    folder + leaf.slice(0, -1) + overlong(leaf.at(-1)!, 3),
    folder + leaf.replace('s', encodeURIComponent('ſ')),
    folder + leaf.replace('i', encodeURIComponent('ı')),
    folder + leaf.replace('i', encodeURIComponent('İ')),
    folder + leaf.replace(/e|s/, (letter) => encodeURIComponent(`${letter}\u0301`)),
    ...['s', 'r', 'route', '_url', 'x'].map((parameter) => `index.php?${parameter}=/${name}`),
    `x?s=${encodeURIComponent(name)}`,
    `x?s=${name}.html`,
    `x?a=1&s=%2F${name.toUpperCase()}`,
    `x?s=${encodeURIComponent(encodeURIComponent(`/${name}`))}`,
    `?/${name}`,
    `index.php?${name}`
  ]
}

function overlong(letter: string, bytes: 2 | 3): string {
  const point = letter.charCodeAt(0)
  const lead = bytes === 2 ? [0xc0 | (point >> 6)] : [0xe0, 0x80 | (point >> 6)]
  return [...lead, 0x80 | (point & 0x3f)].map((byte) => `%${byte.toString(16)}`).join('')
}

const ask = (base: string, method: string, path: string) =>
  sendBytes(base, `${method} ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)

t.test('no spelling of the share call reaches the backend, with any method', async (t) => {
  const { origin, front } = await startProxied(t)
  for (const spelling of [...spellingsOf('wechat/share_sign'), 'index.php?m=x&c=wechat&a=share_sign']) {
    const signed = `${spelling}${spelling.includes('?') ? '&' : '?'}url=https%3A%2F%2Fevil.example%2F`
    for (const method of ['GET', 'POST', 'HEAD', 'REPORT']) {
      const text = await ask(front.base, method, `/api/${signed}`)
      t.match(text, /^HTTP\/1\.1 40[045] /, `${method} ${signed}`)
      // A spelling that find-my-way decodes to the path itself is refused by the share route because of its url.
    }
  }
  const urls = origin.requests.map(({ url }) => url)
  t.same(urls, [])
})

t.test('calls that only share words with the share call are passed through', async (t) => {
  const { origin, front } = await startProxied(t)
  const others = [
    '/wechat/login',
    '/share/wechat',
    '/wechat/share',
    '/sign?from=wechat&share=1&sign=ab',
    '/design/share'
  ]
  for (const path of others) t.match(await ask(front.base, 'GET', `/api${path}`), /^HTTP\/1\.1 200 /, path)
  t.equal(origin.requests.length, others.length)
})

t.test('every spelling of a form call that reaches the backend is counted', async (t) => {
  for (const call of ['addSubscribe', 'addVisitor', 'removeSubscribe']) {
    const origin = await startOrigin(t, sendData(null, {}, 200))
    // After the limit is used up, a form may pass again each second; the check is which spellings are not counted.
    const base = await startSite(t, origin.base)
    for (let passed = 0; passed < 200; passed += 1)
      if (/^HTTP\/1\.1 429 /.test(await ask(base, 'POST', `/api/${call}`))) break
    for (const spelling of spellingsOf(call)) {
      const before = origin.requests.length
      const text = await ask(base, 'POST', `/api/${spelling}`)
      const reached = origin.requests.length > before
      t.ok(!reached || isFormCall(`/api/${spelling}`), `${spelling} is counted: ${text.slice(9, 12)}`)
    }
    const isFound = origin.requests.length < 60
    t.ok(isFound, `${origin.requests.length} requests reached the backend, more than the limit allows`)
  }
})

t.test('no spelling of a cached call and no request field changes what other clients get', async (t) => {
  const echo = { 'cache-control': 'max-age=60' }
  const origin = await startOrigin(t, (request, ...rest) =>
    sendData([request.url, request.headers['x-own'] ?? null, request.headers.cookie ?? null], echo)(request, ...rest)
  )
  const front = await startProxy(t, origin.base)
  for (const spelling of [...spellingsOf('getHomeMenuList'), 'getHomeMenuList?x=1', '%67etHomeMenuList?s=/x'])
    await sendBytes(
      front.base,
      `GET /api/${spelling} HTTP/1.1\r\nHost: x\r\nX-Own: poison\r\nCookie: a=poison\r\nConnection: close\r\n\r\n`
    )
  const text = await ask(front.base, 'GET', '/api/getHomeMenuList')
  t.match(text, /\["\/getHomeMenuList",null,null\]/)
  t.notMatch(text, /poison/)
})
