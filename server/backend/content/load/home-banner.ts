/** The banner of the home page: what `home.yaml` leaves out is taken from the facts of `edition.yaml`. */
import { apiLocales } from '../../../../shared/locale/bilingual.ts'
import { type FaultList, recordLocation } from '../fault-list.ts'
import type { PackHome } from '../pack.ts'
import type { OwnFacts } from './edition-facts.ts'
import type { Values } from './record-values.ts'

const empty = {
  exhibition_date_cn: '',
  exhibition_date_en: '',
  exhibition_address_cn: '',
  exhibition_address_en: ''
}

/** The banner; adds a remark for each text that neither file gives. */
export function homeBanner(
  written: Values<'home'>['bannerBox'],
  facts: OwnFacts | undefined,
  faults: FaultList
): PackHome['bannerBox'] {
  const bannerBox = { ...empty, ...facts?.banner, ...written }
  for (const field of ['exhibition_date', 'exhibition_address'] as const)
    if (bannerBox[`${field}_cn`] === '' && bannerBox[`${field}_en`] === '')
      for (const language of apiLocales)
        faults.remark(
          recordLocation('home', '', 'bannerBox', `${field}_${language}`),
          'is missing: add it, or days, hall and venue to edition.yaml'
        )
  return bannerBox
}
