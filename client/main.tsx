/** The browser's entry: hydrates the server-rendered page with the state, messages and screen of the document. */
import { viewOf } from '../shared/pages/pages.ts'
import type { PageState } from '../shared/pages/state.ts'
import { App } from './app.tsx'
import { reloadOnChunkFailure } from './chunk-guard.ts'
import { openTarget } from './hydration/open-target.ts'
import { replaceServerHtml } from './hydration/replace-server-html.tsx'
import { watchLeaving } from './leaving.ts'
import { followLinks } from './link-clicks.ts'
import { loadMessages, loadPartMessages } from './messages/load.ts'
import { createNavigation, documentNavigation } from './navigation.ts'
import { loadInitialScreen } from './page-loader.ts'
import { loadedScreen } from './pages/loaders.ts'
import { watchPictures } from './picture-watch.ts'
import { storeLocation } from './router.tsx'
import { createClientStore, type Store } from './store.ts'
import { insideWeChat } from './user-agent.ts'

async function start() {
  // The server wrote the state with this type.
  const state = JSON.parse(document.getElementById('state')?.textContent ?? '') as PageState
  const messages = await loadMessages(state.locale)
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
  if (!insideWeChat()) followLinks(navigation)
  if (hasMissingData(state)) (await import('./missing-data.ts')).loadMissingData(store)
  if (state.analytics !== '') (await import('./analytics.ts')).startAnalytics(state.analytics)
  if (insideWeChat()) (await import('./wechat.ts')).shareInWeChat(store)
  if (document.readyState === 'complete') loadOffline(store)
  else window.addEventListener('load', () => loadOffline(store))
}

/** After everything else; without it the site works as without network support. */
function loadOffline(store: Store): void {
  import('./offline/start.ts').then(
    ({ startOffline }) => startOffline(store),
    () => {}
  )
}

/** Whether the server could not load a part of the state that the page displays. */
function hasMissingData({ menu, config, categories, industryTree, screen, isComplete }: PageState): boolean {
  const lacksTree = isComplete && industryTree === null && viewOf(screen).showsTree === true
  return lacksTree || [menu, config, categories].includes(null)
}

watchLeaving()
reloadOnChunkFailure()
openTarget()
window.addEventListener('hashchange', openTarget)
start()
