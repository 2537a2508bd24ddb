import t from 'tap'
import { isFormCall } from '../../../server/form-guard.ts'
import { askRaw } from '../../fixtures/client.ts'
import { startFront } from '../../fixtures/front.ts'
import { sendData, startOrigin } from '../../fixtures/origin.ts'
import { startSite } from '../../fixtures/running-site.ts'

/** What frameworks, decoders and web servers take for `name`, itself a path without its first slash. */
function spellingsOf(name: string): string[] {
  const code = (text: string) => [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')
  const wide = (text: string) =>
    encodeURIComponent(
      [...text].map((c) => (/[a-z]/i.test(c) ? String.fromCodePoint(c.codePointAt(0)! + 0xfee0) : c)).join('')
    )
  const last = name.lastIndexOf('/') + 1
  const [folder, leaf] = [name.slice(0, last), name.slice(last)]
  const behind = [
    '.html',
    '.json',
    '.xml',
    '.do',
    '.action',
    '.php',
    '.jsp',
    '.',
    '..',
    '...',
    '/',
    '/x',
    '/index',
    '/x/y'
  ]
  const parameters = [
    ';',
    ';x',
    ';jsessionid=1',
    ';a=b/',
    '%3bx',
    '%253bx',
    '!',
    '~',
    '*',
    "'",
    ':',
    '@',
    ',',
    '&x=1',
    '$'
  ]
  const spaces = [
    '%20',
    '%20%20',
    '+',
    '%00',
    '%0a',
    '%09',
    '%a0',
    '%c2%a0',
    '%e3%80%80',
    '%e2%80%8b',
    '%2520',
    '%2500'
  ]
  const cut = ['%3f', '%3fx', '%23', '%23x', '%253f', '%5c', '%2f', '%252f', '%252e', '%2e', '%ff', '%']
  return [
    ...[...behind, ...parameters, ...spaces, ...cut].map((end) => name + end),
    ...[
      'index.php/',
      'INDEX.PHP/',
      'index.php/index/',
      'app.php/',
      'x/',
      'x;y/',
      'api/',
      '%20',
      '%ef%bb%bf',
      '.',
      '~'
    ].map((start) => start + name),
    ...['/', './', 'x/../', '%2e/', '%2e%2e/', 'x/%2e%2e/', '%ef%bc%8e/', 'x/%ef%bc%8e%ef%bc%8e/', 'x/..;/'].map(
      (start) => start + name
    ),
    ...['//', '/./', '/x/../', '%2f', '%5c', '\\', '%ef%bc%8f', ';a/', '.html/', '%20/', '/%2e/'].map((slash) =>
      folder === '' ? `x${slash}${leaf}` : folder.slice(0, -1) + slash + leaf
    ),
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
    // Overlong UTF-8: the last letter in two and three bytes.
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
  askRaw(base, `${method} ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)

t.test('no spelling of the share call reaches the signer, whatever the method', async (t) => {
  const origin = await startOrigin(t)
  const front = await startFront(t, origin.base)
  for (const spelling of [...spellingsOf('wechat/share_sign'), 'index.php?m=x&c=wechat&a=share_sign']) {
    const signed = `${spelling}${spelling.includes('?') ? '&' : '?'}url=https%3A%2F%2Fevil.example%2F`
    for (const method of ['GET', 'POST', 'HEAD', 'REPORT']) {
      const text = await ask(front.base, method, `/api/${signed}`)
      t.match(text, /^HTTP\/1\.1 40[045] /, `${method} ${signed}`)
      // Its own route decides about the url where find-my-way takes a spelling for the path itself.
    }
  }
  t.same(
    origin.asked.map(({ url }) => url),
    []
  )
})

t.test('calls that merely have words in common with the share call go through', async (t) => {
  const origin = await startOrigin(t)
  const front = await startFront(t, origin.base)
  const others = [
    '/wechat/login',
    '/share/wechat',
    '/wechat/share',
    '/sign?from=wechat&share=1&sign=ab',
    '/design/share'
  ]
  for (const path of others) t.match(await ask(front.base, 'GET', `/api${path}`), /^HTTP\/1\.1 200 /, path)
  t.equal(origin.asked.length, others.length)
})

t.test('a form call is counted in every spelling that reaches the backend', async (t) => {
  for (const call of ['addSubscribe', 'addVisitor', 'removeSubscribe']) {
    const origin = await startOrigin(t, sendData(null, {}, 200))
    // One form at a time may still pass: what is looked at is which spellings pass when the allowance is used up.
    const base = await startSite(t, origin.base)
    for (let passed = 0; passed < 200; passed += 1)
      if (/^HTTP\/1\.1 429 /.test(await ask(base, 'POST', `/api/${call}`))) break
    for (const spelling of spellingsOf(call)) {
      const before = origin.asked.length
      const text = await ask(base, 'POST', `/api/${spelling}`)
      const reached = origin.asked.length > before
      t.ok(!reached || isFormCall(`/api/${spelling}`), `${spelling} is counted: ${text.slice(9, 12)}`)
    }
    t.ok(origin.asked.length < 60, `${origin.asked.length} reached the backend, uncounted ones among them`)
  }
})

t.test('no spelling of a kept call, and nothing that a visitor sends, changes what others are given', async (t) => {
  const echo = { 'cache-control': 'max-age=60' }
  const origin = await startOrigin(t, (request, response, count) =>
    sendData([request.url, request.headers['x-own'] ?? null, request.headers.cookie ?? null], echo)(
      request,
      response,
      count
    )
  )
  const front = await startFront(t, origin.base)
  for (const spelling of [...spellingsOf('getHomeMenuList'), 'getHomeMenuList?x=1', '%67etHomeMenuList?s=/x'])
    await askRaw(
      front.base,
      `GET /api/${spelling} HTTP/1.1\r\nHost: x\r\nX-Own: poison\r\nCookie: a=poison\r\nConnection: close\r\n\r\n`
    )
  const text = await ask(front.base, 'GET', '/api/getHomeMenuList')
  t.match(text, /\["\/getHomeMenuList",null,null\]/)
  t.notMatch(text, /poison/)
})
