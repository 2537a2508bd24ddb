/** What the files of a content folder hold, by their names. */
import type { SchemaName } from 'virtual:content-schemas'
import { parse } from 'regexparam'
import { isReservedPath } from '../../../../shared/pages/links.ts'
import { pageViews } from '../../../../shared/pages/pages.ts'

/** Files that every folder has, and those that it may have. */
export const requiredFiles = ['menu.yaml', 'config.yaml', 'home.yaml', 'tree.yaml', 'categories.csv']
export const optionalFiles = [
  'edition.yaml',
  'look.yaml',
  'forms.yaml',
  'figures.yaml',
  'synonyms.yaml',
  'awards.yaml',
  ...['exhibitors', 'booths', 'products', 'talks', 'people', 'partners', 'hotels'].map((name) => `${name}.csv`)
]

/** The prefix of a language is no page's name. */
const ofLanguage = /^\/en(\/|$)/
/** The addresses of records, such as `/news/:id`. */
const ofRecords = Object.values(pageViews)
  .flatMap(({ patterns }): readonly string[] => patterns)
  .filter((pattern) => /:(?!forum$)/.test(pattern))
  .map((pattern) => parse(pattern).pattern)

/** The hall of a drawing of the plan: N5 of `plan-N5.svg`, empty of `plan.svg`; undefined for any other file. */
export const planHall = (name: string) =>
  /^plan(?:-([^/]+))?\.svg$/
    .exec(name)
    ?.slice(1)
    .map((hall = '') => hall.trim())[0]

/** The address of the page in a file below `pages/`. */
export const pagePath = (name: string) => name.slice('pages'.length, -'.yaml'.length)

/** The id of the news in a file below `news/`. */
export const newsId = (name: string) => Number(name.slice('news/'.length, -'.yaml'.length))

/** The schema of a file, or what is wrong with its name, with the one that is meant where that can be told. */
export function schemaOf(name: string): SchemaName | { fault: string; meant?: string } {
  if (name.startsWith('news/')) {
    // As in the addresses of records.
    if (/^news\/[1-9]\d{0,8}\.yaml$/.test(name)) return 'news'
    return { fault: 'must be named by a number of at most 9 digits, such as 301.yaml: it is the address of the news' }
  }
  if (name.startsWith('pages/')) {
    const path = pagePath(name)
    if (!/^(\/[a-z0-9][a-z0-9_-]*)+$/.test(path) || !name.endsWith('.yaml'))
      return {
        fault: 'must be named by small letters, digits, - and _, with the ending .yaml: it is the address of the page'
      }
    if (isReservedPath(path) || ofLanguage.test(path) || ofRecords.some((pattern) => pattern.test(path)))
      return { fault: 'has an address that the site uses itself: rename the file' }
    return 'page'
  }
  if (planHall(name) !== undefined) return 'plan'
  // The files are named after their schemas.
  const names = [...requiredFiles, ...optionalFiles]
  if (names.includes(name)) return name.replace(/\.\w+$/, '') as SchemaName
  const stem = name.toLowerCase().replace(/\.\w+$/, '.')
  const meant = names.find((other) => other.startsWith(stem))
  if (meant) return { fault: `must be called ${meant}: rename it`, meant }
  const known = [...names, 'plan….svg', 'pages/….yaml', 'news/….yaml'].join(', ')
  return { fault: `is no file that is read here; these are: ${known}` }
}
