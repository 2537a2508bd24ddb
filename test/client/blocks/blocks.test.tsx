import t from 'tap'
import '../../fixtures/dom.ts'

const { blockOf } = await import('../../../client/blocks/blocks.ts')
const { GlobalTemplate } = await import('../../../client/blocks/global-template.tsx')

t.test('a page takes the block of its name, or the global template', async (t) => {
  for (const [path, name] of [
    ['/visitor/match', 'VisitorMatch'],
    ['/exhibitor/booth', 'ExhibitorBooth'],
    ['/event/activities', 'EventActivities'],
    ['/media/industry_news', 'MediaIndustryNews'],
    ['/media/exhibition_news', 'MediaExhibitionNews'],
    ['/media/e-news', 'MediaENews'],
    ['/media/cooperation', 'MediaCooperation'],
    ['/contact/us', 'Contact'],
    ['/exhibitor/download', 'Download'],
    ['/search', 'Search'],
    ['/exhibition/about', 'GlobalTemplate'],
    ['/visitor/guide', 'GlobalTemplate'],
    ['/some/new-page', 'GlobalTemplate'],
    ['/constructor', 'GlobalTemplate']
  ] as const) {
    t.equal(blockOf(path).name, name, path)
  }
  t.equal(blockOf('/exhibition/about'), GlobalTemplate)
})
