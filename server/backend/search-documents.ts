/** The documents of the search: exhibitors, products, talks, news and pages with their searchable texts. */
import { inEitherLanguage } from '../../shared/locale/bilingual.ts'
import type { ApiLocale } from '../../shared/locale/locale.ts'
import type { Pair, SearchHit } from '../../shared/records/records.ts'
import { type CompiledPack, flatten, parentsOf } from './content/compiled.ts'
import { exhibitorPath, newsPath, productPath, talkPath } from './content/slugs.ts'
import { textsUnder } from './search-parts.ts'

/** Texts are not normalized; they may contain markup. */
export interface SearchDocument {
  hit: SearchHit
  /** Names in both languages. */
  names: string[]
  /** Chinese names that are found by the initials of their Pinyin. */
  spelled: string[]
  text_cn: string[]
  text_en: string[]
}

/** The documents of a pack; a product has the names of its awards, which all count as published. */
export function* searchDocuments(pack: CompiledPack): Iterable<SearchDocument> {
  const categories = categoryNames(pack)
  const awards = awardNames(pack)
  for (const item of pack.exhibitors)
    yield {
      hit: {
        kind: 'exhibitor',
        path: exhibitorPath(item),
        title_cn: item.company_cn,
        title_en: item.company_en,
        summary_cn: [item.booth, item.summary_cn].filter(Boolean).join(' · '),
        summary_en: [item.booth, item.summary_en].filter(Boolean).join(' · ')
      },
      names: [...boothNames(item.booth), item.brand_cn, item.brand_en, ...item.categories.flatMap(categories)],
      spelled: [item.company_cn, item.brand_cn],
      text_cn: [item.html_cn, item.country_name_cn],
      text_en: [item.html_en, item.country_name_en]
    }
  for (const item of pack.products)
    yield {
      hit: {
        kind: 'product',
        path: productPath(item),
        title_cn: item.name_cn,
        title_en: item.name_en,
        summary_cn: [inEitherLanguage(item, 'company', 'cn'), item.summary_cn].filter(Boolean).join(' · '),
        summary_en: [inEitherLanguage(item, 'company', 'en'), item.summary_en].filter(Boolean).join(' · ')
      },
      names: [...boothNames(item.booth), ...categories(item.category), ...awards(item)],
      spelled: [item.name_cn, item.company_cn],
      text_cn: [item.html_cn, item.origin_cn, item.certificate_cn],
      text_en: [item.html_en, item.origin_en, item.certificate_en]
    }
  for (const item of pack.talks)
    yield {
      hit: {
        kind: 'talk',
        path: talkPath(item),
        title_cn: item.title_cn,
        title_en: item.title_en,
        summary_cn: item.speakers.map((speaker) => withCompany(speaker, 'cn')).join('、'),
        summary_en: item.speakers.map((speaker) => withCompany(speaker, 'en')).join(', ')
      },
      names: item.speakers.flatMap((speaker) => [speaker.name_cn, speaker.name_en]),
      spelled: item.speakers.map((speaker) => speaker.name_cn),
      text_cn: [item.html_cn, item.room_cn],
      text_en: [item.html_en, item.room_en]
    }
  for (const item of pack.news)
    yield {
      hit: { kind: 'news', path: newsPath(item), date: item.date, ...titleAndSummary(item) },
      names: [item.company_cn ?? '', item.company_en ?? '', ...boothNames(item.booth ?? '')],
      spelled: [item.company_cn ?? ''],
      text_cn: [item.html_cn, item.source_cn],
      text_en: [item.html_en, item.source_en]
    }
  for (const page of pack.pages)
    yield {
      hit: { kind: 'page', path: page.path, ...titleAndSummary(page) },
      names: textsUnder(page.sections, /^title_(cn|en)$/),
      spelled: [],
      text_cn: textsUnder(page.sections, /(_cn|Cn)$/),
      text_en: textsUnder(page.sections, /(_en|En)$/)
    }
}

function titleAndSummary({ title_cn, title_en, summary_cn, summary_en }: Omit<SearchHit, 'kind' | 'path'>) {
  return { title_cn, title_en, summary_cn, summary_en }
}

/** A speaker with the company, as each language writes it. */
function withCompany(speaker: Pair<'name' | 'company'>, locale: ApiLocale): string {
  const company = inEitherLanguage(speaker, 'company', locale)
  const behind = company && (locale === 'cn' ? `（${company}）` : ` (${company})`)
  return inEitherLanguage(speaker, 'name', locale) + behind
}

/** A booth with and without its hall: N5A05, A05. */
function boothNames(booth: string): string[] {
  return [booth, booth.replace(/^[A-Z]+\d+(?=[A-Z]\d+$)/, '')]
}

/** The names of a product's awards in both languages, with that which its page shows. */
function awardNames({ awards }: CompiledPack): (product: CompiledPack['products'][number]) => string[] {
  return ({ id, award_cn = '', award_en = '' }) => {
    const won = awards.filter(({ products }) => products.includes(id))
    return won.length === 0
      ? []
      : [award_cn, award_en, ...won.flatMap(({ title_cn, title_en }) => [title_cn, title_en])]
  }
}

/** The names of a category and its ancestors in both languages, without the top categories, which are too general. */
function categoryNames(pack: CompiledPack): (id: number) => string[] {
  const parents = parentsOf(pack.tree)
  const items = new Map(flatten(pack.tree, 'children').map((item) => [item.id, item]))
  return function names(id): string[] {
    const item = items.get(id)
    const parent = parents.get(id)
    return item && parent !== undefined ? [item.name_cn, item.name_en, ...names(parent)] : []
  }
}
