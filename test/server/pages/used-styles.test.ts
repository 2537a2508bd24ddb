/** The rules of the style sheet that a document inlines, and how its policy allows them. */
import { styleRules, tokens } from 'virtual:manifest'
import t from 'tap'
import { hashSource } from '../../../server/http/content-security-policy.ts'
import { contentSecurityPolicy } from '../../../server/pages/security.ts'
import { usedStyles } from '../../../server/pages/used-styles.ts'
import { readSettings } from '../../../server/settings.ts'

const rulesOf = (html: string) => usedStyles('organic', html, false)

t.test('rules are those whose classes, elements, ids and attributes the HTML has, in their order', async (t) => {
  const css = rulesOf('<div class="chips"><a class="button quiet" href="/">a</a></div>')
  t.match(css, '.button{')
  t.match(css, '.button.quiet{')
  t.ok(css.indexOf('.button{') < css.indexOf('.button.quiet{'))
  t.notMatch(css, '.hero-picture')
  t.notMatch(rulesOf('<a class="quiet">a</a>'), '.button.quiet{')
  t.match(rulesOf('<nav class="section-menu"><a aria-current="page">a</a></nav>'), '.section-menu [aria-current]')
  t.notMatch(rulesOf('<nav class="section-menu"><a>a</a></nav>'), '.section-menu [aria-current]')
})

t.test(
  'what a visitor does, print and unused tokens are left out; a token that a style attribute names is not',
  async (t) => {
    const css = rulesOf('<a class="button">a</a>')
    t.notMatch(css, /:hover|:focus-visible|@media print/)
    t.match(tokens.organic, '--tone-5:')
    t.notMatch(css, '--tone-5:')
    t.match(rulesOf('<rect style="fill:var(--tone-5)"></rect>'), '--tone-5:')
  }
)

t.test(
  'a first view has no rules for what is closed nor for its opening, and of reading mode the size of text',
  async (t) => {
    const menu = '<details name="menu"><summary>a</summary><div class="panel-list"><p>b</p></div></details>'
    t.match(rulesOf(menu), '.panel-list')
    const first = usedStyles('organic', menu, true)
    t.notMatch(first, '.panel-list')
    t.match(first, ':root[data-reading="150"]')
    t.notMatch(first, ':root[data-reading]{')
    t.match(rulesOf(menu), ':root[data-reading]{')
    const opener = '<details class="hamburger"><summary>a</summary></details><nav class="menu">b</nav>'
    t.match(rulesOf(opener), '.hamburger[open]~.menu{')
    t.notMatch(usedStyles('organic', opener, true), '[open]')
  }
)

t.test('at-rules around rules are closed, and rules that stand together share one', async (t) => {
  const everything = styleRules.flatMap(([, selectors]) => selectors.flatMap(([, [names = []]]) => names))
  const html = everything.map((name) =>
    name.startsWith('.')
      ? `<i class="${name.slice(1)}">`
      : name.startsWith('#')
        ? `<i id="${name.slice(1)}">`
        : name.startsWith('[')
          ? `<i ${name.slice(1, -1).replace(/^([^=]*)=?(.*)$/s, '$1="$2"')}>`
          : `<${name}>`
  )
  const css = rulesOf(html.join(''))
  t.equal(css.split('{').length, css.split('}').length)
  t.same(
    styleRules.filter(([, [first]]) => first && !css.includes(first[0])),
    []
  )
  t.ok(css.split('@media').length < styleRules.filter(([around]) => around).length)
})

t.test('texts of a page are no part of the styles', async (t) => {
  const html = '<p class="}</style><script>alert(1)</script>" style="a:var(--</style>)">&lt;/style&gt;</p>'
  t.notMatch(rulesOf(html), /<|alert/)
})

t.test('the policy allows the styles of one document by their hash', async (t) => {
  const settings = readSettings({})
  const policyOf = (inlined?: string) => contentSecurityPolicy(settings, inlined)
  t.match(policyOf('a{}'), `style-src 'self' ${hashSource('a{}')};`)
  t.match(policyOf(), "style-src 'self';")
})
