/**
 * The editions (shared/README.md#editions), and the facts of the sample fair of each, which the embedded backend gives as
 * its configuration (`configuration-codes.ts`). Sample data: organisers, numbers and addresses are invented.
 */
import type { Contact, Organiser, Pair } from './records.ts'

export const editionNames = ['organic', 'silver'] as const
export type EditionName = (typeof editionNames)[number]

export interface EditionFacts
  extends Pair<'name'>,
    Pair<'short'>,
    Pair<'venue'>,
    Pair<'address'>,
    Pair<'hall'>,
    Pair<'account'>,
    Pair<'sister'> {
  /** First and last day of the fair: midnight UTC, unix seconds. */
  first: number
  last: number
  /** Opening hours by day, unix seconds. */
  hours: { open: number; close: number }[]
  /** Parts of the address, for structured data. */
  place: {
    street_cn: string
    street_en: string
    locality_cn: string
    locality_en: string
    region_cn: string
    region_en: string
    country: string
  }
  /** The address for a taxi driver: in Chinese in both languages. */
  driver: { venue: string; address: string }
  longitude: number
  latitude: number
  organisers: Organiser[]
  /** The filing number (ICP) and the address of its register. */
  filing: { number: string; href: string }
  /** QR code of the official account: a name below `client/assets/pictures`, or an address. */
  qr: string
  /** Year of the fair and of the copyright notice. */
  year: number
}

const contact = (last: number): Contact => ({
  phone: `+86 21 0000 00${last}`,
  fax: `+86 21 0000 00${last + 1}`,
  email: `office${last}@example.com`
})

const shared = {
  venue_cn: '上海新国际博览中心',
  venue_en: 'Shanghai New International Expo Centre',
  address_cn: '上海市浦东新区龙阳路2345号',
  address_en: '2345 Longyang Road, Pudong, Shanghai',
  hall_cn: 'N5馆',
  hall_en: 'Hall N5',
  first: 1749600000,
  last: 1749772800,
  hours: [
    { open: 1749603600, close: 1749632400 },
    { open: 1749690000, close: 1749718800 },
    { open: 1749776400, close: 1749798000 }
  ],
  place: {
    street_cn: '龙阳路2345号',
    street_en: '2345 Longyang Road',
    locality_cn: '浦东新区',
    locality_en: 'Pudong',
    region_cn: '上海市',
    region_en: 'Shanghai',
    country: 'CN'
  },
  driver: { venue: '上海新国际博览中心 N5馆（3号入口厅）', address: '上海市浦东新区龙阳路2345号' },
  longitude: 121.56,
  latitude: 31.21,
  filing: { number: '沪ICP备00000000号-1', href: 'https://beian.miit.gov.cn/' },
  year: 2025
}

export const editions: Record<EditionName, EditionFacts> = {
  organic: {
    ...shared,
    name_cn: '第18届上海有机与天然产品展览会',
    name_en: '18th Shanghai Organic and Natural Products Fair',
    short_cn: '有机与天然产品展',
    short_en: 'Organic and Natural',
    account_cn: '有机与天然产品展公众号',
    account_en: 'Official WeChat account of the organic fair',
    sister_cn: '银发经济展',
    sister_en: 'Silver Economy',
    qr: 'organic/qr',
    organisers: [
      {
        company_cn: '禾曜会展（上海）有限公司',
        company_en: 'Heyao Exhibitions (Shanghai) Co., Ltd.',
        address_cn: '上海市浦东新区示例路100号',
        address_en: '100 Sample Road, Pudong, Shanghai',
        business: contact(10),
        exhibitor: contact(12),
        visitor: contact(14)
      },
      {
        company_cn: '苗远展览（北京）有限公司',
        company_en: 'Miaoyuan Fairs (Beijing) Co., Ltd.',
        address_cn: '北京市朝阳区示例街8号',
        address_en: '8 Sample Street, Chaoyang, Beijing',
        business: contact(20),
        exhibitor: contact(22),
        visitor: contact(24)
      }
    ]
  },
  silver: {
    ...shared,
    name_cn: '上海银发经济与康养产业展览会',
    name_en: 'Shanghai Silver Economy and Senior Care Exhibition',
    short_cn: '银发经济展',
    short_en: 'Silver Economy',
    account_cn: '银发经济展公众号',
    account_en: 'Official WeChat account of the silver economy exhibition',
    sister_cn: '有机与天然产品展',
    sister_en: 'Organic and Natural',
    qr: 'silver/qr',
    organisers: [
      {
        company_cn: '晚舟会展（上海）有限公司',
        company_en: 'Wanzhou Exhibitions (Shanghai) Co., Ltd.',
        address_cn: '上海市浦东新区示例路200号',
        address_en: '200 Sample Road, Pudong, Shanghai',
        business: contact(30),
        exhibitor: contact(32),
        visitor: contact(34)
      },
      {
        company_cn: '长桥展览服务有限公司',
        company_en: 'Changqiao Exhibition Services Co., Ltd.',
        address_cn: '上海市徐汇区示例街18号',
        address_en: '18 Sample Street, Xuhui, Shanghai',
        business: contact(40),
        exhibitor: contact(42),
        visitor: contact(44)
      }
    ]
  }
}
