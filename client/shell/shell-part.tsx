/**
 * A part of the frame that says the same on many pages. A server that has its HTML already need not render it again,
 * and a browser leaves what its document brought; everybody else renders the children, to the same HTML.
 */
import { createContext, type ReactNode, useContext, useState } from 'react'

/** Gives a part's HTML, by a name that no other part of the same frame has; undefined where it is to be rendered. */
export type ReadShellPart = (name: string, children: ReactNode) => string | undefined

/** Where nothing has been rendered yet. */
export const renderAll: ReadShellPart = () => undefined

export const ShellPartContext = createContext(renderAll)

export interface ShellPartProps {
  name: string
  className: string
  /** False where this page's part says something of the page. */
  isShared?: boolean
  /** Rendered with a state that says nothing of the page: what a shared part is follows from the frame's state alone. */
  children: ReactNode
}

/** A `div` around the part. */
export function ShellPart({ name, className, isShared = true, children }: ShellPartProps) {
  const read = useContext(ShellPartContext)
  const [html] = useState(() => (isShared ? read(name, children) : undefined))
  if (html === undefined) return <div className={className}>{children}</div>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React wrote it, out of the same children
  return <div className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
}
