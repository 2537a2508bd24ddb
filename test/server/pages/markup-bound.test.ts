import t from 'tap'
import { longestMarkup } from '../../../shared/text-bounds.ts'
import { startApiStub } from '../../fixtures/api-stub.ts'
import { ask } from '../../fixtures/client.ts'
import { startSite } from '../../fixtures/running-site.ts'

t.test('all markup of one page together is bounded, and the page stands', async (t) => {
  const picture = '<img src="/x.png" alt="">'
  const html = picture.repeat(2000)
  const sections = Array.from({ length: 12 }, () => ({ type: 'text', html_cn: html, html_en: html }))
  const record = {
    path: '/a/b',
    title_cn: '标题',
    title_en: 'Title',
    summary_cn: '',
    summary_en: '',
    updated: 0,
    sections
  }
  const stub = await startApiStub(t, { '/getPage': record })
  const base = await startSite(t, stub.base)
  const { status, body } = await ask(base, '/en/a/b')
  t.equal(status, 200)
  const pictures = body.split('/x.png').length - 1
  t.ok(pictures > 2000, `${pictures} pictures`)
  t.ok(pictures <= 2 * (longestMarkup / picture.length), `${pictures} pictures`)
})
