import type { PackTalk } from '../pack.ts'
import { distributionTalks } from './talks-distribution.ts'
import { maternalTalks } from './talks-maternal.ts'
import { roundtableTalks } from './talks-roundtable.ts'

export const talks: PackTalk[] = [...roundtableTalks, ...distributionTalks, ...maternalTalks]
