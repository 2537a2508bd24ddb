import '../../fixtures/dom.ts'
import t from 'tap'
import { renderPage } from '../../../server/pages/render.tsx'
import { locales, localized } from '../../../shared/locale/locale.ts'
import type { PageState } from '../../../shared/pages/state.ts'
import { editionNames } from '../../../shared/records/editions.ts'
import { samplePageState } from '../../fixtures/page-state.ts'
import { act } from '../../fixtures/rendered.tsx'
import { sampleFacts } from '../../fixtures/sample-facts.ts'

const { hydrateRoot } = await import('react-dom/client')
const { App } = await import('../../../client/app.tsx')
const { allMessages } = await import('../../../client/messages/all-messages.ts')
const { createClientStore } = await import('../../../client/store.ts')

/** The e-news form waits until it comes near the view, which jsdom cannot tell. */
Object.assign(globalThis, {
  IntersectionObserver: class {
    observe() {}
    disconnect() {}
  }
})

const menu = [
  { name: 'Visit', path: '/visitor/why', is_nav: 1, childlist: [{ name: 'Guide', path: '/visitor/guide' }] }
] as PageState['menu']

/**
 * Hydrates the server's HTML. Gives what React's development build reports, which elements of menu and footer were
 * hydrated, and whether the lazily hydrated parts, screen and e-news form, still have the server's elements.
 */
async function hydrated(state: PageState, html: string) {
  const reports: unknown[] = []
  const { error } = console
  console.error = (...args: unknown[]) => reports.push(args)
  const container = document.createElement('div')
  container.innerHTML = html
  document.body.append(container)
  const lazyParts = () => [container.querySelector('.screen > *'), container.querySelector('.footer form')]
  const serverParts = lazyParts()
  const app = (
    <App
      store={createClientStore(state)}
      messages={localized(allMessages, state.locale)}
      router={{}}
      componentOf={() => undefined}
      loadInitialScreen={() => new Promise(() => {})}
    />
  )
  const root = await act(async () =>
    hydrateRoot(container, app, { onRecoverableError: (fault) => reports.push(fault) })
  )
  const isHydrated = [...container.querySelectorAll('.footer-organiser, .legal p, .panel a')].map((element) =>
    Object.keys(element).some((key) => key.startsWith('__reactFiber'))
  )
  const keepsLazyParts = lazyParts().every((part, index) => part !== null && part === serverParts[index])
  await act(async () => root.unmount())
  container.remove()
  console.error = error
  return { reports, isHydrated, keepsLazyParts }
}

for (const edition of editionNames) {
  for (const locale of locales) {
    for (const config of [null, {}, { unsubscribe: '1' }]) {
      const name = `${edition}, ${locale}, configuration ${JSON.stringify(config)}`
      t.test(`${name}: menu and footer are hydrated without a mismatch, screen and form are left alone`, async (t) => {
        const facts = sampleFacts(edition, locale)
        // The second page gets the HTML of its shared parts from the first.
        for (const path of ['/contact/us', '/visitor/guide']) {
          const state = samplePageState({ edition, locale, config, facts, menu, path, screen: 'page', status: 404 })
          const { reports, isHydrated, keepsLazyParts } = await hydrated(state, renderPage(state).html)
          t.same(reports, [], path)
          t.ok(isHydrated.length > 4 && isHydrated.every(Boolean), path)
          t.ok(keepsLazyParts, path)
        }
      })
    }
  }
}
