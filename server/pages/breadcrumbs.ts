/** The way from home to a page, as search engines show it instead of an address. */
import { titles } from '../../client/words/titles.ts'
import type { Screen } from '../../shared/routes.ts'
import { plainText } from '../../shared/shell-records.ts'
import type { PageState } from '../../shared/state.ts'
import { pageAddress, type Thing } from './structured-fair.ts'

interface Step {
  name: string
  path: string
}

/** The list that a single record belongs to. */
const listOf: Partial<Record<Screen, { path: string; screen: Screen }>> = {
  news: { path: '/news', screen: 'newsList' },
  exhibitor: { path: '/exhibitor/featured', screen: 'exhibitors' },
  product: { path: '/visitor/products', screen: 'products' }
}

/** Home, the menu's section, the list that the page belongs to, the page; no step leads to the same place twice. */
export function breadcrumbs(state: PageState): Thing {
  const parent = parentOf(state)
  const section = sectionOf(state, [state.path, parent?.path])
  const steps: Step[] = [
    { name: state.facts.short, path: '/' },
    ...(section ? [section] : []),
    ...(parent ? [parent] : []),
    { name: titleOf(state), path: state.path }
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps
      .filter(({ path }, index) => steps.findLastIndex((other) => other.path === path) === index)
      .map(({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: pageAddress(state, path)
      }))
  }
}

function parentOf(state: PageState): Step | undefined {
  const { screen, locale, params } = state
  const known = listOf[screen]
  if (known) return { name: titles[locale][known.screen] ?? '', path: known.path }
  const forum = screen === 'talk' ? `/event/${params.forum}` : undefined
  const name = forum && state.menu?.flatMap(({ childlist = [] }) => childlist).find(({ path }) => path === forum)?.name
  return forum && name ? { name, path: forum } : undefined
}

/** The first page of the menu's entry that holds one of the paths. */
function sectionOf({ menu }: PageState, paths: (string | undefined)[]): Step | undefined {
  const found = menu?.find(
    ({ path, is_nav, out_link, childlist = [] }) =>
      is_nav && !out_link && path.startsWith('/') && childlist.some((child) => paths.includes(child.path))
  )
  return found && { name: found.name, path: found.path }
}

/** The page's own title, without the site's name behind it. */
function titleOf({ head, config, locale, facts }: PageState): string {
  const site = plainText(config?.[`meta_title_${locale}`] ?? '') || facts.name
  return head.title.endsWith(` - ${site}`) ? head.title.slice(0, -site.length - 3) : head.title
}
