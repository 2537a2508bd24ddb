/** The frame around every page: skip link, top bar, progress bar, main element, footer, and overlays. */

import type { ReactNode } from 'react'
import { href } from '../../shared/pages/addresses.ts'
import { useMessages } from '../messages/messages.ts'
import { LazyReadingBar } from '../reading-mode/lazy-reading-bar.tsx'
import { useStore } from '../store.ts'
import { LazyViewer } from '../ui/lazy-viewer.tsx'
import { BackToTop } from './back-to-top.tsx'
import { Footer } from './footer.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { TopBar } from './top-bar.tsx'

/** The booth application has no top bar and no footer: its template has a header of its own (`ExhibitorBooth`). */
export function Frame({ children }: { children: ReactNode }) {
  const messages = useMessages()
  const isBare = useStore((state) => state.path === href.page('/exhibitor/booth'))
  return (
    <div id="top" className={isBare ? 'frame is-bare' : 'frame'}>
      <a className="skip" href="#content">
        {messages.skipToContent}
      </a>
      {!isBare && <TopBar />}
      <ProgressBar />
      <main id="content" tabIndex={-1}>
        {children}
        <BackToTop />
      </main>
      {!isBare && <Footer />}
      <LazyViewer />
      <LazyReadingBar />
    </div>
  )
}
