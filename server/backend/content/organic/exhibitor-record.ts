import type { PackExhibitor } from '../pack.ts'
import { categoryPicture } from './category-picture.ts'

const countries = {
  AT: ['奥地利', 'Austria'],
  AU: ['澳大利亚', 'Australia'],
  BR: ['巴西', 'Brazil'],
  CN: ['中国', 'China'],
  DE: ['德国', 'Germany'],
  DK: ['丹麦', 'Denmark'],
  ES: ['西班牙', 'Spain'],
  ET: ['埃塞俄比亚', 'Ethiopia'],
  FR: ['法国', 'France'],
  HK: ['中国香港', 'Hong Kong, China'],
  IN: ['印度', 'India'],
  IT: ['意大利', 'Italy'],
  JP: ['日本', 'Japan'],
  KR: ['韩国', 'South Korea'],
  LK: ['斯里兰卡', 'Sri Lanka'],
  NL: ['荷兰', 'Netherlands'],
  NZ: ['新西兰', 'New Zealand'],
  PE: ['秘鲁', 'Peru'],
  TH: ['泰国', 'Thailand'],
  TR: ['土耳其', 'Türkiye']
} as const

type Derived = 'country' | 'country_name_cn' | 'country_name_en' | 'row' | 'picture' | 'updated'

/** An exhibitor as a row's file writes it; `categories` are level-2 ids, the main one first. */
export interface ExhibitorEntry extends Omit<PackExhibitor, Derived | 'featured'> {
  country: keyof typeof countries
  featured?: true
}

/**
 * Takes the day on which the entries were last edited (YYYY-MM-DD) and the entries; gives whole records:
 * country names by code, row from the booth number, picture of the main category.
 */
export function exhibitorRecords(edited: string, entries: ExhibitorEntry[]): PackExhibitor[] {
  return entries.map((entry) => {
    const [country_name_cn, country_name_en] = countries[entry.country]
    return {
      ...entry,
      country_name_cn,
      country_name_en,
      row: entry.booth.charAt(2),
      featured: entry.featured ?? false,
      picture: categoryPicture(entry.categories[0] ?? 0),
      updated: Date.parse(`${edited}T00:00:00Z`) / 1000
    }
  })
}
