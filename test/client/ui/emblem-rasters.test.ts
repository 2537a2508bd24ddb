import t from 'tap'
import { editionNames } from '../../../shared/records/editions.ts'
import { alikeEmblems, emblemGroups, emblemIds, nameOfGroup } from '../../fixtures/emblem-rasters.ts'

// People, prizes and news are fewer: emblem.test.tsx compares theirs.
for (const edition of editionNames)
  for (const group of emblemGroups.filter(({ kind }) => kind === 'exhibitor'))
    t.test(`${edition}, ${nameOfGroup(group)}: of 2,000 emblems in one colour no two are alike`, async (t) =>
      t.same(await alikeEmblems(edition, group, emblemIds), [])
    )
