/** The browser's entry: hydrates the server-rendered page with the state, messages and screen of the document. */
import { href } from '../shared/pages/addresses.ts'
import { embeddedState, hasMissingData } from '../shared/pages/state.ts'
import { App } from './app.tsx'
import { reloadOnChunkFailure, watchLeaving } from './boot/chunk-guard.ts'
import { followDay } from './boot/fair-day.ts'
import { onFirstUse, whenIdle } from './boot/first-use.ts'
import { keepFocus } from './boot/focus-content.ts'
import { createNavigation, documentNavigation, followLinks } from './boot/navigation.ts'
import { openTarget } from './boot/open-target.ts'
import { loadInitialScreen } from './boot/page-loader.ts'
import { watchPictures } from './boot/picture-watch.ts'
import { replaceServerHtml } from './boot/replace-server-html.tsx'
import { documentStyles } from './boot/style-sheets.ts'
import { insideWeChat } from './boot/user-agent.ts'
import { loadPartMessages, startMessages } from './messages/load.ts'
import { loadedScreen } from './pages/loaders.ts'
import { storeLocation } from './router.tsx'
import { scrollToCurrent } from './shell/scroll-to-current.ts'
import { createClientStore, type Store } from './store.ts'

async function start() {
  // An anchor of the page's content may have the same id.
  const state = embeddedState(document.querySelector('script#state')?.textContent ?? '')
  await documentStyles(state.edition)
  const messages = startMessages(state.locale)
  const store = createClientStore(state)
  const navigation = insideWeChat() ? documentNavigation : createNavigation(store)
  watchPictures(store, async () => {
    await loadPartMessages()
    return messages.ui.pictureFailed
  })
  const app = (
    <App
      store={store}
      messages={messages}
      router={{ hook: storeLocation(navigation.navigate) }}
      componentOf={loadedScreen}
      loadInitialScreen={loadInitialScreen}
    />
  )
  // The document template always contains #app.
  replaceServerHtml(document.getElementById('app')!, app, true)
  store.setState({ isInteractive: true })
  followDay(store)
  if (!insideWeChat()) followLinks(navigation)
  if (state.late) void (await import('./boot/late-data.ts')).loadLateData(store)
  if (hasMissingData(state)) (await import('./boot/missing-data.ts')).loadMissingData(store)
  if (state.analytics !== '') (await import('./boot/analytics.ts')).startAnalytics(state.analytics)
  if (insideWeChat()) (await import('./boot/wechat.ts')).shareInWeChat(store)
  const isPlan = state.path === href.plan()
  // Missing in old browsers and where the page is not secure; the type does not say so.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (isPlan || workers?.controller) whenIdle(() => loadOffline(store))
  else onFirstUse(() => whenIdle(() => loadOffline(store)))
}

/**
 * Loads what a page does about the network: at once where it may be a kept copy or keeps the pages for the hall. Without
 * it the site works as without network support.
 */
function loadOffline(store: Store): void {
  import('./offline/start.ts').then(
    ({ startOffline }) => startOffline(store),
    () => {}
  )
}

watchLeaving()
reloadOnChunkFailure()
keepFocus()
openTarget()
window.addEventListener('hashchange', openTarget)
scrollToCurrent()
start()
