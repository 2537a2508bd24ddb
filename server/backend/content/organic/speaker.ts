import type { Pair } from '../../../../shared/records.ts'
import type { PackTalk } from '../pack.ts'

export type Speaker = PackTalk['speakers'][number]

/** Takes the number of a portrait mark (1-12) and a speaker's texts, gives the person as talks and pages hold it. */
export function speaker(
  portrait: number,
  texts: Pair<'name'> & Pair<'position'> & Pair<'company'> & Pair<'text'>
): Speaker {
  return {
    ...texts,
    portrait: {
      picture: `people/portrait-${String(portrait).padStart(2, '0')}`,
      alt_cn: `${texts.name_cn}的肖像标记`,
      alt_en: `Portrait mark of ${texts.name_en}`
    }
  }
}
