/** The browser's entry: what the server rendered goes live with the same state, words and screen. */
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { PageState } from '../shared/state.ts'
import { treeScreens } from '../shared/tree-screens.ts'
import { App } from './app.tsx'
import { guardChunks } from './chunk-guard.ts'
import { createNavigator } from './history.ts'
import { keptParts } from './islands/kept-parts.ts'
import { followLinks } from './link-clicks.ts'
import { loadedScreen } from './screens/loaders.ts'
import { createClientStore } from './store.ts'
import { insideWeChat } from './user-agent.ts'
import { loadWords } from './words/load.ts'

async function start() {
  const state = JSON.parse(document.getElementById('state')?.textContent ?? '') as PageState
  const words = await loadWords(state.locale)
  const store = createClientStore(state)
  const navigator = insideWeChat() ? null : createNavigator(store)
  const kept = { keepsScreen: true, readPart: keptParts(store) }
  const app = <App store={store} words={words} navigator={navigator} screenOf={loadedScreen} {...kept} />
  // As a transition it is done in slices: what the visitor does meanwhile comes first.
  startTransition(() => {
    hydrateRoot(document.getElementById('app')!, app)
  })
  store.setState({ live: true })
  if (navigator) followLinks(navigator)
  if (lacksSomething(state)) (await import('./shell.ts')).fillShell(store)
  if (state.analytics !== '') (await import('./analytics.ts')).startAnalytics(state.analytics)
  if (insideWeChat()) (await import('./wechat.ts')).shareInWeChat(store)
}

/** Whether the page came without an answer of the shell's calls that it shows. */
function lacksSomething({ menu, config, categories, industryTree, screen, whole }: PageState): boolean {
  return [menu, config, categories].includes(null) || (whole && industryTree === null && treeScreens.has(screen))
}

guardChunks()
start()
