import { Component, type ReactNode } from 'react'
import { reloadIfAllowed } from '../chunk-guard.ts'

interface ErrorBoundaryProps {
  /** The HTML that is displayed: in place of `children` while they cannot be rendered. */
  html: () => string
  children: ReactNode
}

const maxAttempts = 3

/**
 * Keeps what is displayed where rendering fails, and renders it anew. A translator or an extension that has replaced
 * nodes makes React's own changes of the document throw; elements that are made anew have their nodes. What fails each
 * time stays as plain HTML, and the document is loaded where that is allowed.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean; attempts?: number }> {
  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  // Without an initial value the state is null; its type does not say so.
  override componentDidCatch() {
    const attempts = this.state?.attempts ?? 0
    if (attempts < maxAttempts) this.setState({ hasFailed: false, attempts: attempts + 1 })
    else reloadIfAllowed()
  }

  override render() {
    if (!this.state?.hasFailed) return this.props.children
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the document's own
    return <div dangerouslySetInnerHTML={{ __html: this.props.html() }} />
  }
}
