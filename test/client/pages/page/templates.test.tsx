import t from 'tap'
import '../../../fixtures/dom.ts'

const { templateOf } = await import('../../../../client/pages/page/page.tsx')

t.test('a path has the template of the table, or the global template', async (t) => {
  for (const [path, template] of [
    ['/visitor/match', 'WithRegistrations'],
    ['/exhibitor/booth', 'ExhibitorBooth'],
    ['/event/activities', 'EventActivities'],
    ['/media/industry_news', 'MediaNews'],
    ['/media/exhibition_news', 'MediaNews'],
    ['/media/e-news', 'GlobalTemplate'],
    ['/media/cooperation', 'GlobalTemplate'],
    ['/contact/us', 'WithNumber'],
    ['/exhibitor/download', 'GlobalTemplate'],
    ['/search', 'GlobalTemplate'],
    ['/exhibition/about', 'GlobalTemplate'],
    ['/visitor/guide', 'WithContents'],
    ['/some/new-page', 'GlobalTemplate'],
    ['/constructor', 'GlobalTemplate']
  ] as const) {
    t.equal(templateOf(path).name, template, path)
  }
})
