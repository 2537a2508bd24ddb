import t from 'tap'
import { maxMarkupLength } from '../../../shared/locale/cut-text.ts'
import { startStubbed } from '../../fixtures/api-stub.ts'
import { sendRequest } from '../../fixtures/send-request.ts'

t.test('all markup of one page together is bounded, and the page is 200', async (t) => {
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
  const { site: base } = await startStubbed(t, { '/getPage': record })
  const { status, body } = await sendRequest(base, '/en/a/b')
  t.equal(status, 200)
  const pictures = body.split('/x.png').length - 1
  t.ok(pictures > 2000, `${pictures} pictures`)
  t.ok(pictures <= 2 * (maxMarkupLength / picture.length), `${pictures} pictures`)
})
