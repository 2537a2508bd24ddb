/**
 * A part of the frame whose HTML is the same on many pages. The server reuses the HTML it has rendered before;
 * browsers hydrate it with its children, which render to the same HTML.
 */
import { createContext, type ReactNode, useContext } from 'react'

/** Returns the HTML of a part by its name, unique in the frame; undefined where the children are to be rendered. */
export type ReadShellPart = (name: string, children: ReactNode) => string | undefined

/** Never returns HTML: every part is rendered. */
export const renderAll: ReadShellPart = () => undefined

export const ShellPartContext = createContext(renderAll)

export interface ShellPartProps {
  name: string
  className: string
  /** False where the HTML of the part depends on the page. */
  isShared?: boolean
  /** For a shared part they depend on the frame's state alone: the server renders them without the page's state. */
  children: ReactNode
}

/** A `div` with the part's HTML or its children. */
export function ShellPart({ name, className, isShared = true, children }: ShellPartProps) {
  const readPart = useContext(ShellPartContext)
  const html = isShared ? readPart(name, children) : undefined
  if (html === undefined) return <div className={className}>{children}</div>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React from the same children
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
}
