import t from 'tap'
import { editionNames } from '../../../shared/records/editions.ts'
import { alikeEmblems, emblemGroups, emblemIds, nameOfGroup } from '../../fixtures/emblem-rasters.ts'

for (const edition of editionNames)
  for (const group of emblemGroups)
    t.test(`${edition}, ${nameOfGroup(group)}: of 2,000 emblems in one colour no two are alike`, async (t) =>
      t.same(await alikeEmblems(edition, group, emblemIds), [])
    )
