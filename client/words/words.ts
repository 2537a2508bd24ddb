/** The words of the interface in the page's language, through context. */
import { createContext, useContext } from 'react'
import type { Words } from './cn.ts'

export type { Words }
export const WordsContext = createContext<Words | null>(null)

/** The page's dictionary. Throws outside the application. */
export function useWords(): Words {
  const words = useContext(WordsContext)
  if (!words) throw new Error('useWords needs a WordsContext above it: render inside <App>')
  return words
}
