/** Pages of this site that the backend does not have: the home page does not link to them. */
import { apiLocaleOf, type Locale } from '../../shared/locale.ts'
import { href } from '../../shared/pages/addresses.ts'
import { matchRoute, needsContent, type RouteMatch } from '../../shared/pages/match-page.ts'
import { readMenu } from '../../shared/shell-records.ts'
import type { Requester } from '../derived/derived-store.ts'
import { optionalData } from '../derived/input-data.ts'
import type { Call, Input, Inputs } from '../derived/inputs.ts'
import { menuPaths } from './menu-links.ts'
import { listedPaths, pageListCall } from './page-list.ts'
import { inputsOf, requiredInputsOf } from './page-state.ts'

/** The pages to which the home page and its frame link by themselves. */
const linkedPaths: readonly string[] = [
  href.page('/exhibition/about'),
  href.page('/exhibition/review'),
  href.page('/exhibitor/why'),
  href.page('/exhibitor/apply'),
  href.page('/exhibitor/booth'),
  href.exhibitors(),
  href.page('/visitor/match'),
  href.page('/visitor/register'),
  href.page('/visitor/guide'),
  href.products(),
  href.page('/event/activities'),
  href.newsList(),
  href.page('/media/industry_news'),
  href.page('/media/partners'),
  href.page('/contact/us')
]

/** What is known of a language's links. */
interface Known {
  absent: readonly string[]
  revision: number
  until: number
}

/** Whether the links of a page depend on which pages the backend has. */
export function hasOwnLinks({ screen }: RouteMatch): boolean {
  return screen === 'home'
}

export interface AbsentPages {
  /**
   * The canonical paths to which the home page in a language does not link. Where the backend lists its pages, the list
   * decides about pages of content; else each page's own calls do. Undefined where the list says that all are there;
   * any other answer has to be asked for each time. Never rejects.
   */
  find(locale: Locale, requester?: Requester): Promise<readonly string[] | undefined>
}

/** `lifetimeS`: seconds for which an answer is used again while no response changes. */
export function createAbsentPages(inputs: Pick<Inputs, 'peek' | 'read' | 'revision'>, lifetimeS: number): AbsentPages {
  const known = new Map<Locale, Known>()
  const readFor =
    (requester: Requester | undefined) =>
    async (call: Call): Promise<Input> => {
      const sender = { client: requester?.client, trace: requester?.trace }
      return inputs.peek(call) ?? (await inputs.read(call, { isRequired: false, ...sender }))
    }

  const isAbsent = async (locale: Locale, path: string, read: ReturnType<typeof readFor>): Promise<boolean> => {
    const page = { locale, path, match: matchRoute(path, '') }
    const isRequired = requiredInputsOf(page)
    const calls = inputsOf(page).filter((_call, index) => isRequired[index])
    const values = await Promise.all(calls.map(read))
    return values.some(({ kind }) => kind === 'missing')
  }

  return {
    async find(locale, requester) {
      const read = readFor(requester)
      const [list, menu] = await Promise.all([
        read(pageListCall(locale)),
        read({ name: 'menu', locale: apiLocaleOf(locale), params: {} })
      ])
      const links = [...new Set([...linkedPaths, ...menuPaths(readMenu(optionalData(menu)))])]
      const listed = listedPaths(optionalData(list))
      if (listed) {
        const isUnlisted = (path: string) => needsContent(matchRoute(path, '')) && !listed.has(path)
        const unlisted = links.filter(isUnlisted)
        return unlisted.length === 0 ? undefined : unlisted
      }
      // A list that failed says nothing about the pages.
      if (list.kind === 'failed') return []
      const last = known.get(locale)
      if (last && last.revision === inputs.revision() && performance.now() < last.until) return last.absent
      const results = await Promise.all(links.map((path) => isAbsent(locale, path, read)))
      const absent = links.filter((_path, index) => results[index])
      known.set(locale, { absent, revision: inputs.revision(), until: performance.now() + lifetimeS * 1000 })
      return absent
    }
  }
}
