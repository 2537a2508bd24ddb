import t from 'tap'
import { sampleSlugs, screensWithoutPage } from '../../../../server/backend/content/slugs.ts'
import { descriptorOf } from '../../../../shared/pages/match-page.ts'
import { routes } from '../../../../shared/pages/pages.ts'

t.test('the embedded backend lists every page of one address, or a sample has it as a page of content', async (t) => {
  const single = routes.filter(({ pattern, name }) => !/[:*]/.test(pattern) && descriptorOf(name).inSitemap)
  const listed = ['/', '/index', ...screensWithoutPage, ...sampleSlugs]
  t.same(
    single.map(({ pattern }) => pattern).filter((pattern) => !listed.includes(pattern)),
    []
  )
})
