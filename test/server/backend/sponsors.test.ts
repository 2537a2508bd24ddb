import t from 'tap'
import type { Section } from '../../../shared/records/records.ts'
import { runBackend } from '../../fixtures/running-backend.ts'
import { compiledSmallPack } from '../../fixtures/small-pack.ts'

t.test('the sponsors are the associations among the partners of the pages', async (t) => {
  const partner = { name_cn: '协会', name_en: 'Association', summary_cn: '论坛', summary_en: 'Forum' }
  const list = [
    { ...partner, kind: 'media' as const },
    { ...partner, kind: 'association' as const }
  ]
  const sections: Section[] = [{ type: 'partners', list }]
  const pack = compiledSmallPack()
  const backend = await runBackend(t, { ...pack, pages: pack.pages.slice(0, 1).map((page) => ({ ...page, sections })) })
  const response = await fetch(`${backend.origin}/getSponsorList`)
  t.match(await response.json(), { code: 1, data: [{ id: 1, ...partner, kind: undefined }] })
})
