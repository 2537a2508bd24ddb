import type { Person } from '../../../../shared/records.ts'
import type { Packed } from '../pack.ts'

type Both = [cn: string, en: string]

/**
 * Takes the number of a drawn portrait (`01` to `12`; none where no drawing is like the person), then name, position,
 * company and a sentence about the person, each in Chinese and English; gives the record of that person.
 */
export const person = (
  portrait: string | undefined,
  name: Both,
  position: Both,
  company: Both,
  text: Both
): Packed<Person> => ({
  name_cn: name[0],
  name_en: name[1],
  position_cn: position[0],
  position_en: position[1],
  company_cn: company[0],
  company_en: company[1],
  text_cn: text[0],
  text_en: text[1],
  ...(portrait && {
    portrait: {
      picture: `people/portrait-${portrait}`,
      alt_cn: `${name[0]}的手绘肖像`,
      alt_en: `Drawn portrait of ${name[1]}`
    }
  })
})
