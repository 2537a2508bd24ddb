/** The browser's entry: hydrates the server-rendered page with the state, messages and screen of the document. */
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { PageState } from '../shared/state.ts'
import { treeScreens } from '../shared/tree-screens.ts'
import { App } from './app.tsx'
import { reloadOnChunkFailure } from './chunk-guard.ts'
import { createNavigator } from './history.ts'
import { followLinks } from './link-clicks.ts'
import { loadMessages } from './messages/load.ts'
import { loadInitialScreen } from './page-loader.ts'
import { loadedScreen } from './pages/loaders.ts'
import { createClientStore } from './store.ts'
import { insideWeChat } from './user-agent.ts'

async function start() {
  // The server wrote the state with this type.
  const state = JSON.parse(document.getElementById('state')?.textContent ?? '') as PageState
  const messages = await loadMessages(state.locale)
  const store = createClientStore(state)
  const navigator = insideWeChat() ? null : createNavigator(store)
  const app = (
    <App
      store={store}
      messages={messages}
      navigator={navigator}
      screenOf={loadedScreen}
      loadInitialScreen={loadInitialScreen}
    />
  )
  // In a transition React hydrates in slices, so that input is handled in between.
  startTransition(() => {
    // The document template always contains #app.
    hydrateRoot(document.getElementById('app')!, app)
  })
  store.setState({ isInteractive: true })
  if (navigator) followLinks(navigator)
  if (hasMissingData(state)) (await import('./missing-data.ts')).loadMissingData(store)
  if (state.analytics !== '') (await import('./analytics.ts')).startAnalytics(state.analytics)
  if (insideWeChat()) (await import('./wechat.ts')).shareInWeChat(store)
}

/** Whether the server could not load a part of the state that the page displays. */
function hasMissingData({ menu, config, categories, industryTree, screen, isComplete }: PageState): boolean {
  return [menu, config, categories].includes(null) || (isComplete && industryTree === null && treeScreens.has(screen))
}

reloadOnChunkFailure()
start()
