/** Arbitrary values: fragments that attackers and broken programs send, mixed with random text. */
import fc from 'fast-check'
import { canary } from '../fixtures/hostile-values.ts'

/** The text as UTF-8 can encode it: lone surrogates become the replacement character. */
export const wellFormed = (text: string) => Buffer.from(text).toString()

const fragments = [
  ...['/', '//', '\\', '/\\', '..', '.', '%2e', '%2e%2e', '%252e', '%2f', '%5c', '%255c', '%00', '%0d%0a', '%0a', '\t'],
  ...[
    'en',
    'EN',
    '/en/',
    '/en//',
    'index',
    '/index',
    '/404',
    'news',
    '1',
    '0',
    '9999999999',
    'exhibition',
    'about',
    'a-b'
  ],
  ...[
    'evil.example',
    '@evil.example',
    'http:',
    'https://',
    ':80',
    '?',
    '#',
    '&',
    '=',
    ';',
    'lang=en',
    'lang=cn',
    'lang='
  ],
  ...[
    '__proto__',
    'constructor',
    'api',
    'assets',
    '_data',
    '_cache',
    '\u202e',
    '\u2028',
    '中文',
    '%E4%B8',
    '\ud800',
    ' ',
    '+',
    `<script>${canary}=1</script>`,
    `"><img src=x onerror=${canary}=1>`
  ]
]

/** A text that looks like an address. */
export const address = fc
  .oneof(
    {
      weight: 4,
      arbitrary: fc.array(fc.constantFrom(...fragments), { maxLength: 10 }).map((parts) => `/${parts.join('')}`)
    },
    { weight: 1, arbitrary: fc.webPath() },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }).map((text) => `/${text}`) }
  )
  .map(wellFormed)

/** An address as a request line may contain it: spaces, control characters and all beyond ASCII are encoded. */
export const sentAddress = address.map((text) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a request line may not contain them
  wellFormed(text).replace(/[\u0000-\u0020\u007f-\uffff]/gu, (c) => encodeURIComponent(wellFormed(c)))
)

/** Any text, some of it markup or very long. */
export const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.string({ unit: 'grapheme-ascii', maxLength: 80 }),
  fc.constantFrom(
    '',
    ' ',
    '0',
    'null',
    'undefined',
    '<script>alert(1)</script>',
    '\'"><img src=x onerror=alert(1)>',
    '\u0000',
    'a'.repeat(5000)
  )
)

const directiveNames = [
  'max-age',
  's-maxage',
  'no-store',
  'no-cache',
  'private',
  'public',
  'must-revalidate',
  'stale-if-error',
  'stale-while-revalidate',
  'immutable',
  'x'
]
/** Values of Cache-Control and the like, well-formed or nearly so. */
export const directives = fc.oneof(
  fc
    .array(
      fc.tuple(
        fc.constantFrom(...directiveNames),
        fc.constantFrom('', '=', ' =', '= ', '="', '=,', ';'),
        fc.oneof(
          fc.integer().map(String),
          fc.constantFrom('"a, b"', '1.5', '-1', '99999999999999999999', '0x10', '', '"')
        )
      ),
      { maxLength: 6 }
    )
    .map((list) => list.map((parts) => parts.join('')).join(', ')),
  text
)

/** Elements, attributes and values that are known from cross-site scripting. */
const elements = [
  'script',
  'img',
  'svg',
  'a',
  'p',
  'iframe',
  'math',
  'style',
  'table',
  'td',
  'template',
  'noscript',
  'form',
  'base',
  'object',
  'h1',
  'h2',
  'details',
  'b',
  'plaintext',
  'xmp',
  'textarea'
]
const attributes = [
  'href',
  'src',
  'onerror',
  'onload',
  'ONCLICK',
  'style',
  'srcset',
  'xlink:href',
  'formaction',
  'action',
  'id',
  'class',
  'lang',
  'alt',
  'target',
  'srcdoc',
  'data-x',
  'on\u0000load'
]
const values = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  ' javascript:alert(1)',
  '&#106;avascript:alert(1)',
  'javascript&colon;alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  '//evil.example',
  '/news/1',
  'https://ok.example/',
  'x" onerror="alert(1)',
  'expression(alert(1))',
  '\u0001javascript:alert(1)'
]
/** HTML from such parts, in any order and mostly not well-formed. */
export const markup = fc
  .array(
    fc.oneof(
      fc
        .tuple(
          fc.constantFrom(...elements),
          fc.array(
            fc.tuple(fc.constantFrom(...attributes), fc.constantFrom(...values), fc.constantFrom('"', "'", '')),
            { maxLength: 3 }
          ),
          fc.constantFrom('>', '/>', ' >', '', '>>')
        )
        .map(
          ([name, list, end]) =>
            `<${name}${list.map(([key, value, quote]) => ` ${key}=${quote}${value}${quote}`).join('')}${end}`
        ),
      fc.constantFrom(...elements).map((name) => `</${name}>`),
      fc.constantFrom(
        '<!--',
        '-->',
        '<![CDATA[',
        ']]>',
        '<!doctype html>',
        '&lt;script&gt;',
        '<',
        '>',
        '"',
        '`',
        '\u0000',
        '<scr',
        'ipt>'
      ),
      text
    ),
    { maxLength: 10 }
  )
  .map((parts) => parts.join(''))

/** Names of fields that records have, and some that belong to JavaScript objects. */
const keys = [
  'name',
  'name_cn',
  'name_en',
  'title',
  'title_cn',
  'title_en',
  'path',
  'target',
  'out_link',
  'is_nav',
  'hidden',
  'childlist',
  'code',
  'content',
  'content_rich',
  'type',
  'id',
  'list',
  'tree',
  'children',
  'sections',
  'html_cn',
  'html_en',
  'html',
  'src',
  'href',
  'picture',
  'date',
  'updated',
  'listCn',
  'dataEn',
  '__proto__',
  'constructor',
  'toString'
]
/** A JSON value of any shape with these keys. */
export const record = fc.letrec<{ value: unknown; list: unknown[]; object: Record<string, unknown> }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, true, false, 0, 1, -1, 1e21, 1749600000),
    text,
    fc.constantFrom(...values),
    tie('list'),
    tie('object')
  ),
  list: fc.array(tie('value'), { maxLength: 4 }),
  object: fc
    .dictionary(fc.constantFrom(...keys), tie('value'), { maxKeys: 6 })
    .map((object) => JSON.parse(JSON.stringify(object)) as Record<string, unknown>)
})).value
