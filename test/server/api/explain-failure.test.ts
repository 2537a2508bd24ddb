import type { ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import t from 'tap'
import { sendRequest } from '../../fixtures/send-request.ts'
import { startProxied } from '../../fixtures/test-proxy.ts'

type Mistake = (response: ServerResponse, path: string) => void

/** Writes bytes to the socket, and ends it. */
const raw =
  (...lines: string[]): Mistake =>
  (response) =>
    void response.socket?.end(`${lines.join('\r\n')}\r\n`)
/** Answers with a status and fields alone. */
const head =
  (status: number, fields: Record<string, string> = {}): Mistake =>
  (response) =>
    void response.writeHead(status, fields).end()
/** Answers with a body as it is. */
const body =
  (text: string | Buffer, type = 'application/json', status = 200): Mistake =>
  (response) =>
    void response.writeHead(status, { 'content-type': type }).end(text)
const redirect =
  (location: (path: string) => string, status = 302): Mistake =>
  (response, path) =>
    void response.writeHead(status, { location: location(path) }).end()
const page = '<!doctype html><title>Log in</title>'

/** Mistakes that every call of a new backend has, and the line that must name each. */
const mistakes: Record<string, [answer: Mistake, line: RegExp]> = {
  'a slash at the end': [redirect((path) => `${path}/`, 301), /301 to \/.*\/, .*without a slash at its end/],
  'a login': [redirect((path) => `/accounts/login/?next=${path}`), /302 to \/accounts\/login.*it is a login/],
  'http to https': [
    redirect((path) => `https://127.0.0.1${path}`, 301),
    /301 to https:.*name the URL https:\/\/127\.0\.0\.1$/
  ],
  'a landing page': [
    redirect(() => 'http://other.example/'),
    /302 to http:\/\/other\.example\/.*answer the call itself/
  ],
  'another host': [redirect((path) => `https://o.example/api${path}`), /name the URL https:\/\/o\.example\/api$/],
  itself: [redirect((path) => path), /302 to \/.*the same call below \/, .*wait for a cookie\?$/],
  'a proxy': [
    body('<title>502 Bad Gateway</title>', 'text/html', 502),
    /502, a proxy before the backend has no answer/
  ],
  'another path of the host': [redirect((path) => `/zh${path}`), /302 to \/zh\/.*, and redirects are not followed/],
  'a login of another path': [redirect(() => '/login?next=%2F'), /302 to \/login\?next=.*it is a login/],
  'https for good': [
    redirect((path) => `https://127.0.0.1${path}`, 308),
    /308 to https:.*name the URL https:\/\/127\.0\.0\.1$/
  ],
  'a redirect to nowhere': [head(302), /302 to nowhere/],
  'code as a text': [body('{"code":"1","msg":"","data":[]}'), /numeric member code: it is "1", which is no number/],
  'code as true': [body('{"code":true,"msg":"","data":[]}'), /it is true, which is no number/],
  'data that are not wrapped': [
    body('[{"name":"Tea"}]'),
    /the data are not wrapped: “\[\{"name":"Tea"\}\]”; wanted: \{"code"/
  ],
  JSONP: [body('callback({"code":1,"data":[]});'), /it is JSONP, the call of a function.*“callback\(/],
  'a prefix': [body(')]}\',\n{"code":1,"data":[]}'), /a prefix against foreign scripts stands before it: “\)\]/],
  events: [body('data: {"code":1,"data":[]}\n\n', 'text/event-stream'), /it is a stream of events/],
  'UTF-16': [body(Buffer.from('{"code":1,"data":[]}', 'utf16le')), /it is in UTF-16 and not in UTF-8/],
  'another envelope': [body('{"errno":0,"data":[]}'), /its envelope is another one, with the members “errno, data”/],
  'another wrapping': [body('{"status":"ok","result":[]}'), /its envelope is another one: “\{"status":"ok"/],
  'a record that is not wrapped': [body('{"id":1,"status":"ok"}'), /the data are not wrapped: “\{"id":1,"status"/],
  'data that are not wrapped, with codes of their own': [
    body('[{"code":"meta_title_cn","content":"x"}]'),
    /the data are not wrapped: “\[\{"code":"meta_title_cn"/
  ],
  'data of another name': [
    body('{"code":1,"msg":"all is well","result":[]}'),
    /without data: its members are “code, msg, result”, and data is none of them; msg is “all is well”/
  ],
  'a PHP warning': [
    body('<br />\n<b>Warning</b>: Undefined x in a.php\n{"code":1,"data":[]}', 'text/html'),
    /error message of PHP.*display_errors.*Warning/
  ],
  'a PHP notice after the JSON': [
    body('{"code":1,"msg":"","data":[]}\n<b>Notice</b>: ob_end_clean()'),
    /an error message of PHP \(display_errors\) follows the JSON: at character 31, in “….*}<?.*<b>Notice/
  ],
  'a script after the JSON': [
    body('{"code":1,"msg":"","data":[]}<script>var bar</script>'),
    /something follows the JSON: at character 30, in “…,"msg":"","data":\[\]\}<script>var bar</
  ],
  'a 0 after the JSON': [body('{"code":1,"msg":"","data":[]}0'), /something follows the JSON: at character 30, .*\}0”/],
  'the JSON twice': [
    body('{"code":1,"data":[]}{"code":1,"data":[]}'),
    /a second JSON value follows the first: at character 21/
  ],
  'JSON encoded twice': [body(JSON.stringify('{"code":1,"data":[]}')), /it was encoded twice: “"\{\\"code\\":1/],
  'a comma at the end': [
    body('{"code":1,"data":[1,]}'),
    /it is wrong from here on, after a comma that nothing follows: at character 21, in “.*\[1,\]\}”/
  ],
  'single quotes': [
    body("{'code':1,'data':[]}"),
    /wrong from here on, where JSON has double quotation marks: at character 2, in “\{'code':1/
  ],
  'a line break within a text': [body('{"code":1,"msg":"a\nb","data":[]}'), /wrong from here on: at character 19/],
  'a number that is no object': [body('1'), /the body is no JSON: “1”; wanted: \{"code":1/],
  XML: [body('<?xml version="1.0"?><r><code>1</code></r>', 'application/xml'), /it is XML: “<\?xml/],
  'gzip without a header': [
    body(gzipSync('{"code":1,"data":[]}')),
    /it is compressed by gzip, and no Content-Encoding/
  ],
  'gzip twice': [
    (response) =>
      void response
        .writeHead(200, { 'content-encoding': 'gzip' })
        .end(gzipSync(gzipSync('{"code":1,"msg":"","data":[]}'))),
    /it is compressed by gzip twice/
  ],
  'a 304 that nobody asked for': [head(304), /304, which nobody asked for: .* the answer is 200 with a body/],
  'http to a port for https': [
    body('<h1>The plain HTTP request was sent to HTTPS port</h1>', 'text/html', 400),
    /400, the port wants https: “The plain/
  ],
  'a chunked answer that is cut, and says that the connection closes': [
    raw('HTTP/1.1 200 OK', 'Connection: close', 'Transfer-Encoding: chunked', '', '40', '{"code":1,"data":['),
    /the connection ended before the answer was complete/
  ],
  'a chunked answer that is cut': [
    raw('HTTP/1.1 200 OK', 'Transfer-Encoding: chunked', '', '40', '{"code":1,"data":['),
    /the connection ended before the answer was complete/
  ],
  'a Content-Length that is too large, and a connection that closes': [
    raw('HTTP/1.1 200 OK', 'Connection: close', 'Content-Length: 500', '', '{"code":1,"data":[]}'),
    /another length than its Content-Length says, which counts bytes|the connection ended before/
  ],
  NaN: [body('{"code":1,"msg":"","data":[{"value":NaN}]}'), /NaN and Infinity are none, null is/],
  'a failing code': [
    body('{"code":0,"msg":"not allowed","data":null}'),
    /code of a failure in “\{"code":0,"msg":"not allowed".*1 or 200 mean success/
  ],
  'a success without data': [
    body('{"code":1,"msg":"","data":null}'),
    /without data: an empty list is \[\] and not null/
  ],
  'an HTML page': [body(page, 'text/html'), /it is a page of HTML; is this the API's base URL\? “Log in”/],
  'a page of an application': [
    body('<html><head><style>h1{color:red}</style><script>x="<b>"</script></head><h1>Who?</h1>'),
    /it is a page of HTML.*\? “Who\?”/
  ],
  'a page with a login': [body('<form><input type="password"></form>', 'text/html'), /it is a page with a login, and/],
  'the source of a script': [body("<?php\nrequire 'vendor/autoload.php';"), /the source of a PHP script.*“<\?php req/],
  'a script that has ended': [
    body('<b>Fatal error</b>: Uncaught Error: x() in a.php:3\n#0 {main}\n thrown in <b>a.php</b> on line <b>3</b>'),
    /it is an error message of PHP, which ended there: “Fatal error: Uncaught/
  ],
  'an echo before the JSON': [
    body('array(1) {\n  [0]=>\n  int(1)\n}\n{"code":1,"msg":"","data":[]}'),
    /something stands before it \(an echo, a var_dump\?\): “array\(1\)/
  ],
  nothing: [body(''), /the body is no JSON: it is empty/],
  'another charset': [
    body(Buffer.from([0x7b, 0x22, 0xb2, 0xe8, 0x22, 0x3a, 0x31, 0x7d])),
    /it is not in UTF-8, but perhaps in GBK: “\{"茶":1\}”/
  ],
  'a charset that is named': [
    body(Buffer.from('{"caf\u00e9":1}', 'latin1'), 'application/json; charset=iso-8859-1'),
    /it is not in UTF-8, but in iso-8859-1: “\{"café"/
  ],
  'bytes of no encoding': [body(Buffer.from('7b22ff223a317d', 'hex')), /the body is no JSON: it is not in UTF-8: “/],
  'JSON that is cut': [body('{"code":1,"data":[{"na'), /the body is no JSON: it ends in the middle: .* “\{"code":1/],
  'a host that is not allowed': [
    body('<h1>Bad Request (400)</h1>', 'text/html', 400),
    /400, .*allow this host name \(ALLOWED_HOSTS\)\?: “Bad Request \(400\)”/
  ],
  'a host that is not allowed, in a page that names its language': [
    body(
      '<!doctype html>\n<html lang="en">\n<title>Bad Request (400)</title>\n<h1>Bad Request (400)</h1>',
      'text/html',
      400
    ),
    /400, .*allow this host name \(ALLOWED_HOSTS\)\?: “Bad Request \(400\)/
  ],
  'a host that is not allowed, on a page for debugging': [
    body(
      `<html lang="en"><title>DisallowedHost at /api/</title><h1>DisallowedHost</h1>${'<p>frame</p>'.repeat(200)}<td>CSRF_COOKIE_AGE</td>`,
      'text/html',
      400
    ),
    /400, .*allow this host name \(ALLOWED_HOSTS\)\?: “DisallowedHost at/
  ],
  'a language as a parameter': [
    body('{"detail":[{"loc":["query","lang"],"msg":"Field required"}]}', 'application/json', 422),
    /422, is the header `lang` refused, or not read\? It is cn or en, and no parameter: “\{"detail"/
  ],
  credentials: [
    body('{"detail":"no token"}', 'application/json', 401),
    /401, the backend asks for credentials: .*“\{"detail":"no token"\}”/
  ],
  'a firewall': [body('<title>Attention Required!</title>', 'text/html', 403), /403, .*a firewall/],
  'another method': [
    (response) => void response.writeHead(405, { allow: 'POST' }).end('{"detail":"Method not allowed"}'),
    /405, the backend has the address for another method than GET \(Allow: POST\): “/
  ],
  'a rate limit': [body('slow down', 'text/plain', 429), /429, .*limits requests: “slow down”/],
  'an error of the framework': [
    body('<h1>Traceback</h1>', 'text/html', 500),
    /500, .*its own log says why: “Traceback/
  ],
  'a failure with a time': [head(500, { 'retry-after': '60' }), /^500, the backend failed, and its own log says why$/],
  maintenance: [
    head(503, { 'retry-after': '60' }),
    /503, the backend says that it is unavailable \(Retry-After: 60\)$/
  ],
  'a wrong coding': [
    (response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end('{}'),
    /the body cannot be decoded: it is not in the coding that Content-Encoding names \(gzip\)/
  ],
  'a charset as a coding': [
    (response) => void response.writeHead(200, { 'content-encoding': 'utf-8' }).end('{}'),
    /the body cannot be decoded: Content-Encoding names utf-8, and not gzip, deflate or br alone; none was asked for/
  ],
  'no content': [head(204), /204, which has no body; wanted: \{"code":1/],
  'a length in characters': [
    (response) => void response.writeHead(200, { 'content-length': 10 }).write('{"code":1,', () => response.end()),
    /it ends in the middle: does Content-Length count bytes\? at character 11, in “\{"code":1,”/
  ],
  'a length that is too large': [
    (response) => {
      response.writeHead(200, { 'content-length': 500 })
      response.write('{"code":1,', () => response.socket?.end())
    },
    /the connection ended before the answer was complete \(UND_ERR_SOCKET\): a Content-Length or a chunk that is too large, a Content-Length that is too small \(characters instead of bytes\)/
  ],
  'a name with a space': [
    raw('HTTP/1.1 200 OK', 'My Field: x', '', '{}'),
    /sends is no right HTTP \(HPE_INVALID\): is a space in the name of a field/
  ],
  'a folded line below the length': [
    raw('HTTP/1.1 200 OK', 'Content-Length: 2', 'X-Note: 1', '  2', '', '{}'),
    /sends is no right HTTP \(HPE_INVALID\): .*a line folded/
  ],
  'a length twice': [
    raw('HTTP/1.1 200 OK', 'Content-Length: 2', 'Content-Length: 2', '', '{}'),
    /sends is no right HTTP \(HPE_INVALID\): .*Content-Length twice/
  ],
  'a chunk whose length is no hexadecimal number': [
    raw('HTTP/1.1 200 OK', 'Transfer-Encoding: chunked', '', 'two', '{}', '0', ''),
    /in no right chunks \(HPE_INVALID_CHUNK\): before each stands its length in hexadecimal/
  ],
  'another protocol': [
    raw('HTTP/1.1 101 Switching Protocols', 'Upgrade: websocket', 'Connection: Upgrade', ''),
    /a 101 \(Switching Protocols\) .* came before the answer \(HPE_UNASKED_STATUS\)/
  ],
  'a head of 40 KB': [
    (response) => void response.writeHead(200, { 'x-debug': 'x'.repeat(40_000) }).end('{}'),
    /the head of the answer is larger than 32 KiB \(UND_ERR_HEADERS_OVERFLOW\)/
  ],
  'a length beside chunks': [
    (response) =>
      void response.socket?.end(
        'HTTP/1.1 200 OK\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n'
      ),
    /sends is no right HTTP \(HPE_INVALID\): .*Content-Length twice or beside Transfer-Encoding/
  ],
  'a comment': [body('{"code":1, /* all */ "data":[]}'), /wrong from here on, where a comment stands, which JSON does/],
  'a comment before it': [body('// made by x\n{"code":1}'), /a comment stands before it, which JSON does not have/],
  'escaped JSON': [body('{&quot;code&quot;:1}'), /wrong from here on, where characters are escaped as for HTML/],
  'text that is no HTTP': [
    (response) => void response.socket?.end('SSH-2.0-x\r\n\r\n'),
    /does not speak HTTP \(\w+\): is the port right\?/
  ],
  'a connection that is cut': [
    (response) => void response.destroy(),
    /the connection ended before the answer was complete \(UND_ERR_SOCKET\)/
  ]
}

const { origin, front } = await startProxied(t)
/** What the log says of an answer to a call; its clock is past all that it leaves out because it was said before. */
async function told(answer: Mistake, call: string) {
  origin.respondWith((request, response) => answer(response, request.url ?? ''))
  front.advanceClock(120)
  front.log.length = 0
  await sendRequest(front.base, `/api${call}`, { headers: { lang: 'cn' } })
  return String(front.log[0]?.fields.why)
}

for (const [what, [answer, line]] of Object.entries(mistakes))
  t.test(`the log says what is wrong where a call has: ${what}`, async (t) => {
    const why = await told(answer, '/getHomeMenuList')
    t.match(why, line)
    t.ok(why.length <= 600)
    t.notMatch(why, /--\w|"redirect"/, 'the log names no option of the command')
  })

t.test('a refusal of a call for one record asks whether its parameter is read', async (t) => {
  const refusal = body('{"code":400,"msg":"newsId is missing","data":null}', 'application/json', 400)
  t.match(await told(refusal, '/getNews?id=330'), /400, is the parameter `id` read\?: “\{"code":400,"msg":"newsId is/)
})

t.test('the tree has one code of success, which is named', async (t) => {
  t.match(await told(body('{"code":200,"msg":"","data":[]}'), '/industry/tree'), /: 1 means success$/)
})
