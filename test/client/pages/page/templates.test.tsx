import t from 'tap'
import '../../../fixtures/dom.ts'

const { templateOf } = await import('../../../../client/pages/page/templates.ts')
const { EventActivities } = await import('../../../../client/pages/page/event-activities.tsx')
const { ExhibitorBooth } = await import('../../../../client/pages/page/exhibitor-booth.tsx')
const { GlobalTemplate } = await import('../../../../client/pages/page/global-template.tsx')
const { MediaNews } = await import('../../../../client/pages/page/media-news.tsx')
const { VisitorGuide } = await import('../../../../client/pages/page/visitor-guide.tsx')
const { VisitorMatch } = await import('../../../../client/pages/page/visitor-match.tsx')

t.test('a path has the template of the table, or the global template', async (t) => {
  for (const [path, template] of [
    ['/visitor/match', VisitorMatch],
    ['/exhibitor/booth', ExhibitorBooth],
    ['/event/activities', EventActivities],
    ['/media/industry_news', MediaNews],
    ['/media/exhibition_news', MediaNews],
    ['/media/e-news', GlobalTemplate],
    ['/media/cooperation', GlobalTemplate],
    ['/contact/us', GlobalTemplate],
    ['/exhibitor/download', GlobalTemplate],
    ['/search', GlobalTemplate],
    ['/exhibition/about', GlobalTemplate],
    ['/visitor/guide', VisitorGuide],
    ['/some/new-page', GlobalTemplate],
    ['/constructor', GlobalTemplate]
  ] as const) {
    t.equal(templateOf(path), template, path)
  }
})
