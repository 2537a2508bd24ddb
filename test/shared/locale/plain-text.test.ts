import t from 'tap'
import { plainText } from '../../../shared/locale/plain-text.ts'

const texts: [string, string][] = [
  ['<b>Organic</b> &amp; natural', 'Organic & natural'],
  ['<p>第18届</p>', '第18届'],
  ['a < b', 'a < b'],
  ['&lt;script&gt;', '<script>'],
  ['&#20013;&#x6587;', '中文'],
  ['a&#0;&#7;&#x7f;&#159;&#160;b', 'a b'],
  ['<script>alert(1)</script>x', 'x'],
  ['  a \n b ', 'a b'],
  ['<p>year seven.</p><p>Those</p>', 'year seven. Those'],
  ['<p>第七年。</p><p>那些</p>', '第七年。那些']
]
for (const [markup, text] of texts) {
  t.test(`the plain text of ${JSON.stringify(markup)} is ${text}`, async (t) => t.equal(plainText(markup), text))
}

t.test('unclosed script elements are parsed in linear time', async (t) => {
  // In quadratic time this would not end within the time of the file.
  for (const tag of ['<script', '<script>', '<style>']) plainText(tag.repeat(1_000_000))
  t.equal(plainText('a<script>b</script>c<style>d</style >e<script>f'), 'a c e')
  t.equal(plainText('How to <script'), 'How to <script')
})
