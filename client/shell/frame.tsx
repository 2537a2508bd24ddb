/** What surrounds every page: skip link, top bar, main, footer, and the things that lie above it all. */
import type { ReactNode } from 'react'
import { LazyReadingBar } from '../reading/lazy-reading-bar.tsx'
import { useStore } from '../store.ts'
import { useWords } from '../words/words.ts'
import { BackToTop } from './back-to-top.tsx'
import { Footer } from './footer.tsx'
import { LazyViewer } from './lazy-viewer.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { TopBar } from './top-bar.tsx'

/** The booth page hides top bar and footer (specification, section 2); its block has its own way home. */
export function Frame({ children }: { children: ReactNode }) {
  const words = useWords()
  const bare = useStore((state) => state.path === '/exhibitor/booth')
  return (
    <div id="top" className={bare ? 'frame is-bare' : 'frame'}>
      <a className="skip" href="#content">
        {words.skipToContent}
      </a>
      {!bare && <TopBar />}
      <ProgressBar />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      {!bare && <Footer />}
      <BackToTop />
      <LazyViewer />
      <LazyReadingBar />
    </div>
  )
}
