import { Component, type ReactNode } from 'react'
import { reloadIfAllowed } from './chunk-guard.ts'

interface ErrorBoundaryProps {
  /** The HTML that is displayed: in place of `children` while they cannot be rendered. */
  html: () => string
  children: ReactNode
}

const maxAttempts = 3
/** Milliseconds after which the attempts are counted anew: later failures have nothing to do with earlier ones. */
const seriesMs = 5000

/**
 * Keeps what is displayed where rendering fails, and renders it anew. A translator or an extension that has replaced
 * nodes makes React's own changes of the document throw; elements that are made anew have their nodes. What fails each
 * time stays as plain HTML, and the document is loaded where that is allowed, else by the next link.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  private attempts = 0
  /** What was displayed when rendering failed first: after that `html` may have nothing. */
  private kept = ''

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  // Without an initial value the state is null; its type does not say so.
  override componentDidCatch() {
    if (this.attempts < maxAttempts) {
      this.attempts += 1
      setTimeout(() => {
        this.attempts = 0
      }, seriesMs)
      this.setState({ hasFailed: false })
    } else if (!reloadIfAllowed()) window.addEventListener('click', leaveToBrowser, true)
  }

  override render() {
    if (!this.state?.hasFailed) return this.props.children
    this.kept = this.props.html() || this.kept
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the document's own
    return <div dangerouslySetInnerHTML={{ __html: this.kept }} />
  }
}

/** Keeps a press of a link from the site's own navigation, which cannot display the page: its document is loaded. */
function leaveToBrowser(event: Event) {
  if (event.target instanceof Element && event.target.closest('a')) event.stopImmediatePropagation()
}
