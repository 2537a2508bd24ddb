/** The banner of the home page: what `home.yaml` leaves out is taken from the facts of `edition.yaml`. */
import type { Fault } from '../fault-list.ts'
import type { PackHome } from '../pack.ts'
import type { OwnFacts } from './edition-facts.ts'
import type { Values } from './record-values.ts'

const empty = {
  exhibition_date_cn: '',
  exhibition_date_en: '',
  exhibition_address_cn: '',
  exhibition_address_en: ''
}

/** The banner, and a fault for each text that neither file gives. */
export function homeBanner(
  written: Values<'home'>['bannerBox'],
  facts: OwnFacts | undefined,
  edition: string
): { bannerBox: PackHome['bannerBox']; faults: Fault[] } {
  const bannerBox = { ...empty, ...facts?.banner, ...written }
  const missing = Object.entries(bannerBox).filter(([, text]) => text === '')
  return {
    bannerBox,
    faults: missing.map(([field]) => ({
      record: `${edition}/home`,
      field: `bannerBox.${field}`,
      message: 'is missing: add it, or days, hall and venue to edition.yaml'
    }))
  }
}
