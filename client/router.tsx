/**
 * wouter as the router of the pages: its base is the language prefix, its location the displayed page's. Links are
 * wouter's own `Link`, with paths without prefix.
 */
import type { ComponentType } from 'react'
import { type BaseLocationHook, Route, Switch } from 'wouter'
import { localePath } from '../shared/locale/locale.ts'
import { queryString } from '../shared/pages/links.ts'
import { type PageName, routes, viewOf } from '../shared/pages/pages.ts'
import type { Navigation } from './boot/navigation.ts'
import { useStore } from './store.ts'

/**
 * A location hook for wouter's `Router`, over the store instead of the browser's address: during a navigation the
 * address changes later than the visitor clicks, and together with the page. A page that was not found has the path
 * `/404`, whatever its address.
 */
export function storeLocation(navigate: Navigation['navigate']): BaseLocationHook {
  const useStoreLocation: BaseLocationHook = () => [
    useStore(({ path, locale }) => localePath(path, locale)),
    (address, options) => navigate(address, options)
  ]
  useStoreLocation.searchHook = () => useStore(({ query }) => queryString(query))
  return useStoreLocation
}

/** The component of a kind of page; undefined where its script has not been loaded. */
export type ComponentOf = (name: PageName) => ComponentType | undefined

/** The page of the current location, by the patterns of all kinds of pages. */
export function RoutedPage({ componentOf }: { componentOf: ComponentOf }) {
  const screen = useStore((state) => state.screen)
  // A page without an address of its own, such as the error page, replaces the page of any address.
  if (viewOf(screen).patterns.length === 0) return <Page name={screen} componentOf={componentOf} />
  return (
    <Switch>
      {routes.map(({ pattern, name }) => (
        <Route key={pattern} path={pattern}>
          <Page name={name} componentOf={componentOf} />
        </Route>
      ))}
    </Switch>
  )
}

function Page({ name, componentOf }: { name: PageName; componentOf: ComponentOf }) {
  // As the key it makes React mount a new component for a new path, so that fields and local state start empty.
  const path = useStore((state) => state.path)
  const Component = componentOf(name)
  return (
    <div className="screen" data-name={name} key={path}>
      {Component && <Component />}
    </div>
  )
}
