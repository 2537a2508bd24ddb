import type { PackProduct } from '../pack.ts'
import { categoryPicture } from './category-picture.ts'

const certificates = {
  gb: ['有机，GB/T 19630', 'Organic, GB/T 19630'],
  gbConversion: ['有机转换，GB/T 19630', 'In conversion to organic, GB/T 19630'],
  eu: ['欧盟有机', 'EU organic'],
  euConversion: ['有机转换，欧盟有机法规', 'In conversion to organic, EU organic rules'],
  euGb: ['欧盟有机；有机，GB/T 19630', 'EU organic; organic, GB/T 19630'],
  national: ['有机，原产国有机标准', 'Organic, national standard of the country of origin'],
  nationalGb: [
    '有机，原产国有机标准；有机，GB/T 19630',
    'Organic, national standard of the country of origin; organic, GB/T 19630'
  ],
  cosmetics: ['有机与天然化妆品标准', 'Organic and natural cosmetics standard'],
  textile: ['有机纺织品，有机纤维不低于95%', 'Organic textile, at least 95% organic fibre'],
  textileConversion: ['有机转换纤维纺织品', 'Textile of fibre in conversion to organic'],
  household: ['天然家居用品标准', 'Natural household products standard'],
  forest: ['可持续林业产销监管链', 'Sustainable forestry, chain of custody'],
  input: ['有机生产投入品评估，GB/T 19630', 'Input assessed for organic production, GB/T 19630'],
  seed: ['有机种子，欧盟有机', 'Organic seed, EU organic'],
  compostable: ['工业可堆肥包装', 'Packaging compostable in industrial plants'],
  service: ['服务项目，不涉及产品认证', 'A service: product certification does not apply']
} as const

type Derived = 'certificate_cn' | 'certificate_en' | 'picture' | 'updated' | 'validUntil'

/** A product as a category's file writes it; `category` is a level-3 id, `validUntil` a day (YYYY-MM-DD). */
export interface ProductEntry extends Omit<PackProduct, Derived> {
  certificate: keyof typeof certificates
  validUntil?: string
}

function unixSeconds(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / 1000
}

/** Takes the day on which the entries were last edited (YYYY-MM-DD) and the entries; gives whole records. */
export function productRecords(edited: string, entries: ProductEntry[]): PackProduct[] {
  return entries.map(({ certificate, validUntil, ...entry }) => {
    const [certificate_cn, certificate_en] = certificates[certificate]
    return {
      ...entry,
      certificate_cn,
      certificate_en,
      picture: categoryPicture(entry.category),
      ...(validUntil ? { validUntil: unixSeconds(validUntil) } : {}),
      updated: unixSeconds(edited)
    }
  })
}
