import type { PackTalk } from '../pack.ts'
import { distributionTalks } from './talks-distribution.ts'
import { familyTalks } from './talks-family.ts'
import { roundtableTalks } from './talks-roundtable.ts'

export const talks: PackTalk[] = [...roundtableTalks, ...distributionTalks, ...familyTalks]
