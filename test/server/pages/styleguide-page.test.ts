import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import Fastify from 'fastify'
import t from 'tap'
import { styleguidePage } from '../../../server/pages/styleguide-page.tsx'
import { readSettings } from '../../../server/settings.ts'
import { dist } from '../../fixtures/dist.ts'

t.test('the style guide is rendered in both editions and both languages', async (t) => {
  const app = Fastify()
  t.teardown(() => app.close())
  styleguidePage(app, readSettings({}))
  for (const [query, attributes, text] of [
    ['', 'lang="zh-CN" data-edition="organic"', '部件：同一套骨架，两个版本'],
    ['?edition=silver&locale=en', 'lang="en" data-edition="silver"', 'Parts: one skeleton, two editions'],
    ['?edition=gold&locale=fr', 'lang="zh-CN" data-edition="organic"', '没有数据']
  ] as const) {
    const { statusCode, body } = await app.inject(`/_parts${query}`)
    t.equal(statusCode, 200)
    t.match(body, attributes)
    t.match(body.replace(/<span class="clause">|<\/span>/g, ''), text)
    t.match(body, 'class="form-done"', 'a form that was sent')
    t.match(body, 'aria-invalid="true"', 'a field with its error')
  }
})

t.test('the production build does not contain the style guide', async (t) => {
  const texts = ['server', 'assets'].flatMap((folder) =>
    readdirSync(path.join(dist, folder))
      .filter((name) => /\.(js|mjs|css|html)$/.test(name))
      .map((name) => [name, readFileSync(path.join(dist, folder, name), 'utf8')] as const)
  )
  t.ok(texts.length > 10)
  const found = texts
    .filter(([, text]) => /\/_parts\b|同一套骨架|one skeleton|Donaudampf/.test(text))
    .map(([name]) => name)
  t.same(found, [])
})
