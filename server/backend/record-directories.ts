/** The directories of exhibitors and of products: their order, filters and searched texts. */
import { inEitherLanguage } from '../../shared/locale/bilingual.ts'
import type { ApiLocale } from '../../shared/locale/locale.ts'
import { compareBooths } from '../../shared/records/halls.ts'
import type {
  ExhibitorListing,
  ExhibitorSummary,
  ProductListing,
  ProductSummary
} from '../../shared/records/records.ts'
import { type CompiledPack, flatten } from './content/compiled.ts'
import { exhibitorSummary, productSummary, searchedTexts } from './content/summaries.ts'
import {
  type Compare,
  categoryFacets,
  categoryValues,
  compareNames,
  createDirectory,
  type Directory,
  distinctBy
} from './directory.ts'
import type { initialsOf } from './name-spellings.ts'

const byCompany: Compare<ExhibitorSummary> = (a, b, locale) => compareNames('company', a, b, locale)

/** The values of the filter by letter. */
const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0'

const rowsOf = ({ row }: { row: string }) => (row === '' ? [] : [row])

/** That of the Pinyin of a Chinese name, else the name's own without accents; 0 for any other sign. */
function letterOf(item: ExhibitorSummary, locale: ApiLocale, spell: typeof initialsOf): string {
  // What a character is read as depends on those after it.
  const name = inEitherLanguage(item, 'company', locale).slice(0, 8)
  const [initials = name.normalize('NFKD')] = spell([name])
  return /[a-z0-9]/i.exec(initials)?.[0].replace(/\d/, '0').toUpperCase() ?? '0'
}

/**
 * Creates the directory of exhibitors. In the default order the featured ones come first. With `spell`, which gives the
 * initials of names, they are also filtered by the first letter of their name in the language of the request.
 */
export function createExhibitorDirectory(
  pack: CompiledPack,
  spell?: typeof initialsOf
): (...input: Parameters<Directory<ExhibitorSummary>>) => ExhibitorListing {
  const categoryIds = categoryValues(pack)
  const lettersOf = (item: ExhibitorSummary, locale: ApiLocale) => (spell ? [letterOf(item, locale, spell)] : [])
  const letters = { values: [...signs].map((value) => ({ value })), byLabel: false }
  const directory = createDirectory<ExhibitorSummary>({
    entries: pack.exhibitors.map((item) => {
      const record = exhibitorSummary(item)
      const values = {
        country: item.country === '' ? [] : [item.country],
        row: rowsOf(item),
        letter_cn: lettersOf(record, 'cn'),
        letter_en: lettersOf(record, 'en'),
        category: [...new Set(item.categories.flatMap(categoryIds))]
      }
      return { record, ...searchedTexts(item), values }
    }),
    sortOrders: {
      '': (a, b, locale) => Number(b.featured) - Number(a.featured) || byCompany(a, b, locale),
      company: byCompany,
      booth: (a, b) => compareBooths(a.booth, b.booth),
      country: (a, b, locale) => compareNames('country_name', a, b, locale) || byCompany(a, b, locale)
    },
    facets: {
      country: {
        byLabel: true,
        values: distinctBy(
          pack.exhibitors.filter(({ country }) => country !== ''),
          (item) => item.country
        ).map((item) => ({
          value: item.country,
          label_cn: item.country_name_cn,
          label_en: item.country_name_en
        }))
      },
      row: {
        byLabel: false,
        values: [...new Set(pack.exhibitors.flatMap(rowsOf))].sort(compareBooths).map((value) => ({ value }))
      },
      category: { byLabel: false, values: categoryFacets(pack) },
      letter_cn: letters,
      letter_en: letters
    }
  })
  return ({ filters: { letter, ...filters }, ...query }, locale, ...rest) => {
    const own = `letter_${locale}`
    const selected = { ...filters, [own]: spell && letter }
    const { facets, ...listing } = directory({ ...query, filters: selected }, locale, ...rest)
    const { country: countries = [], row: rows = [], category: categories = [] } = facets
    return { ...listing, countries, rows, categories, ...(spell && { letters: facets[own] ?? [] }) }
  }
}

const byName: Compare<ProductSummary> = (a, b, locale) => compareNames('name', a, b, locale)

/** Creates the directory of products. The default order is that of the industry tree. */
export function createProductDirectory(
  pack: CompiledPack
): (...input: Parameters<Directory<ProductSummary>>) => ProductListing {
  const categoryIds = categoryValues(pack)
  const positions = new Map(flatten(pack.tree, 'children').map((item, index) => [item.id, index]))
  const position = (item: ProductSummary) => positions.get(item.category) ?? 0
  const directory = createDirectory<ProductSummary>({
    entries: pack.products.map((item) => ({
      record: productSummary(item),
      texts: [
        item.name_cn,
        item.name_en,
        item.summary_cn,
        item.summary_en,
        item.company_cn,
        item.company_en,
        item.booth
      ],
      spelled: [item.name_cn, item.company_cn],
      values: { company: [String(item.exhibitor)], category: categoryIds(item.category) }
    })),
    sortOrders: {
      '': (a, b) => position(a) - position(b) || a.id - b.id,
      name: byName,
      company: (a, b, locale) => compareNames('company', a, b, locale) || byName(a, b, locale),
      booth: (a, b) => compareBooths(a.booth, b.booth) || a.id - b.id
    },
    facets: {
      category: { byLabel: false, values: categoryFacets(pack) },
      company: {
        byLabel: true,
        values: distinctBy(pack.products, (item) => item.exhibitor).map((item) => ({
          value: String(item.exhibitor),
          label_cn: item.company_cn,
          label_en: item.company_en
        }))
      }
    }
  })
  return (...input) => {
    const { facets, ...listing } = directory(...input)
    const { category: categories = [], company: companies = [] } = facets
    return { ...listing, categories, companies }
  }
}
