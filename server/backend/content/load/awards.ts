/** The awards with their winners, and the award of each product. */
import type { Award, Pair } from '../../../../shared/records/records.ts'
import type { Values } from './record-values.ts'

type Product = Pick<Values<'products'>, 'id' | 'exhibitor' | 'name_cn' | 'name_en'>
type Exhibitor = { id: number; company_cn: string; company_en: string }

/** Awards with the names of their winners; a product that does not exist is none. */
export function awardRecords(
  file: Values<'awards'> | undefined,
  products: readonly Product[],
  exhibitors: readonly Exhibitor[]
): Award[] {
  if (!file) return []
  const productsById = new Map(products.map((product) => [product.id, product]))
  const exhibitorsById = new Map(exhibitors.map((exhibitor) => [exhibitor.id, exhibitor]))
  const winner = ({ name_cn, name_en, exhibitor: id }: Product): Pair<'name'> => {
    const exhibitor = exhibitorsById.get(id)
    if (file.winners === 'product' || !exhibitor) return { name_cn, name_en }
    const { company_cn, company_en } = exhibitor
    return {
      name_cn: `${name_cn || name_en}（${company_cn || company_en}）`,
      name_en: `${name_en || name_cn} (${company_en || company_cn})`
    }
  }
  return file.awards.map(({ label_cn: _cn, label_en: _en, ...award }) => ({
    ...award,
    ...(file.date === undefined ? {} : { date: file.date }),
    winners: award.products.flatMap((id) => productsById.get(id) ?? []).map(winner)
  }))
}

/** What the page of an awarded product says, and from which day on. */
interface ProductAward extends Pair<'award'> {
  award_date?: number
}

/** What the page of each awarded product says, by the product's id; the first award counts. */
export function productAwards(file: Values<'awards'> | undefined): Map<number, ProductAward> {
  const awards = new Map<number, ProductAward>()
  const day = file?.date === undefined ? {} : { award_date: file.date }
  for (const { products, title_cn, title_en, label_cn = title_cn, label_en = title_en } of file?.awards ?? [])
    for (const id of products) if (!awards.has(id)) awards.set(id, { award_cn: label_cn, award_en: label_en, ...day })
  return awards
}
