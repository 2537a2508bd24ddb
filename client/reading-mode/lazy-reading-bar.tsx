/** The settings of reading mode come when it is switched on. */
import { type ComponentType, useEffect, useState } from 'react'
import { loadScreenWords } from '../words/load.ts'
import { useReadingSize } from './reading-size.ts'

export function LazyReadingBar() {
  const wanted = useReadingSize() !== undefined
  const [Bar, setBar] = useState<ComponentType | null>(null)
  useEffect(() => {
    if (!wanted || Bar) return
    Promise.all([import('./reading-bar.tsx'), loadScreenWords()]).then(([module]) => setBar(() => module.ReadingBar))
  }, [wanted, Bar])
  return wanted && Bar && <Bar />
}
