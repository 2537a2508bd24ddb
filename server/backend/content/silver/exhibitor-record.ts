import type { Pair } from '../../../../shared/records.ts'
import type { PackExhibitor } from '../pack.ts'
import { day } from '../venue/dates.ts'
import { drawingOf } from './drawings.ts'

const countries = {
  CN: ['中国', 'China'],
  HK: ['中国香港', 'Hong Kong, China'],
  AT: ['奥地利', 'Austria'],
  AU: ['澳大利亚', 'Australia'],
  CH: ['瑞士', 'Switzerland'],
  DE: ['德国', 'Germany'],
  DK: ['丹麦', 'Denmark'],
  ES: ['西班牙', 'Spain'],
  FI: ['芬兰', 'Finland'],
  FR: ['法国', 'France'],
  GB: ['英国', 'United Kingdom'],
  IT: ['意大利', 'Italy'],
  JP: ['日本', 'Japan'],
  KR: ['韩国', 'South Korea'],
  MY: ['马来西亚', 'Malaysia'],
  NL: ['荷兰', 'Netherlands'],
  NZ: ['新西兰', 'New Zealand'],
  SE: ['瑞典', 'Sweden'],
  SG: ['新加坡', 'Singapore'],
  TH: ['泰国', 'Thailand'],
  US: ['美国', 'United States']
} as const satisfies Record<string, readonly [cn: string, en: string]>

interface Listed extends Pair<'company'>, Pair<'brand'>, Pair<'summary'>, Pair<'html'> {
  id: number
  country: keyof typeof countries
  booth: string
  /** Ids of level-2 categories; the first gives the drawing. */
  categories: [number, ...number[]]
  /** Stand area in square metres. */
  area: number
  /** The exhibitor's first year at the fair. */
  since: number
  featured?: true
  website?: string
}

/** Takes what is individual about an exhibitor; adds country name, row and drawing. */
export function exhibitor(listed: Listed): PackExhibitor {
  const [country_name_cn, country_name_en] = countries[listed.country]
  return {
    ...listed,
    country_name_cn,
    country_name_en,
    row: listed.booth.charAt(2),
    featured: listed.featured ?? false,
    picture: drawingOf(listed.categories[0]),
    updated: day('2025-05-12')
  }
}
