import t from 'tap'
import { cleanRichText } from '../../../server/pages/rich-text.ts'

const clean = (markup: string) =>
  cleanRichText(markup, { pictureUrl: (src) => `https://media.example${src}`, localizeLink: (path) => `/en${path}` })

const cases: [string, string][] = [
  ['<p>a <strong>b</strong></p>', '<p>a <strong>b</strong></p>'],
  ['<h1>a</h1><h2>b</h2>', '<h3>a</h3><h3>b</h3>'],
  ['<a href="/visitor/guide">x</a>', '<a href="/en/visitor/guide">x</a>'],
  ['<a href="/api/file.pdf">x</a>', '<a href="/api/file.pdf" download="">x</a>'],
  ['<a href="/visitor/guide" download="evil.exe">x</a>', '<a href="/en/visitor/guide">x</a>'],
  ['<a href="https://x.example/">x</a>', '<a href="https://x.example/" target="_blank" rel="noopener">x</a>'],
  ['<a href="www.x.example/a">x</a>', '<a href="https://www.x.example/a" target="_blank" rel="noopener">x</a>'],
  ['<a href="mailto:a@example.com">x</a>', '<a href="mailto:a@example.com">x</a>'],
  ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href=" java\nscript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="data:text/html,x">x</a>', '<a>x</a>'],
  ['<a href="//evil.example/">x</a>', '<a>x</a>'],
  ['<a href="/\\evil.example/">x</a>', '<a>x</a>'],
  ['<script>alert(1)</script>a', 'a'],
  ['<img src="/a.jpg" onerror="alert(1)">', '<img src="https://media.example/a.jpg" alt="" loading="lazy" />'],
  ['<p style="position:fixed" onclick="x()">a</p>', '<p>a</p>'],
  ['<iframe src="https://evil.example"></iframe>a', 'a'],
  ['<svg><script>alert(1)</script></svg>a', 'a'],
  ['<form action="https://evil.example"><input name="x"></form>a', 'a'],
  ['<p>unclosed', '<p>unclosed</p>'],
  ['</div></main><p>a</p>', '<p>a</p>'],
  ['<div>a</div><div dir="rtl">b<br>c</div>', '<p>a</p><p dir="rtl">b<br />c</p>'],
  ['<div><p>a</p><div>b</div></div>', '<p>a</p><p>b</p>'],
  ['<section><h6>a</h6><center>b</center></section>', '<h5>a</h5><p>b</p>'],
  ['<p><br></p>\n<div>&nbsp;</div><p>\u200b</p>', ''],
  ['<p><img src="/a.jpg"></p>', '<p><img src="https://media.example/a.jpg" alt="" loading="lazy" /></p>'],
  ['<p title="x">a&#1;b&#x7f;c</p>', '<p>abc</p>'],
  ['<abbr title="a&#7;b">c</abbr>', '<abbr title="ab">c</abbr>']
]
for (const [markup, expected] of cases)
  t.test(`${JSON.stringify(markup)} becomes ${JSON.stringify(expected)}`, async (t) => t.equal(clean(markup), expected))

t.test('deeply nested markup is cut, in bounded time', async (t) => {
  const cleaned = clean('<ul><li>'.repeat(20_000))
  t.ok(cleaned.length < 100_000)
})

t.test('text in another language has lang on its outermost elements', async (t) => {
  const mark = (html: string) =>
    cleanRichText(html, { pictureUrl: (src) => src, localizeLink: (path) => path, lang: 'en' })
  t.equal(mark('<p>a<br />b</p><ul><li>c</li></ul>'), '<p lang="en">a<br />b</p><ul lang="en"><li>c</li></ul>')
  const found = mark('<img src="/a" alt="b" /><p dir="ltr">c</p>')
  t.equal(found, '<img lang="en" src="/a" alt="b" loading="lazy" /><p lang="en" dir="ltr">c</p>')
  t.equal(mark('<p lang="fr">a</p>'), '<p lang="fr">a</p>')
  t.equal(mark('plain &amp; text'), '<span lang="en">plain &amp; text</span>')
  t.equal(mark(''), '')
})
