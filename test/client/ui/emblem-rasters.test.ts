import t from 'tap'
import { editionNames } from '../../../shared/records/editions.ts'
import { alikeEmblems, emblemBranches, emblemIds } from '../../fixtures/emblem-rasters.ts'

for (const edition of editionNames)
  for (const branch of emblemBranches)
    t.test(`${edition}, branch ${branch}: of 2,000 emblems in one colour no two are alike`, async (t) =>
      t.same(await alikeEmblems(edition, branch, emblemIds), [])
    )
