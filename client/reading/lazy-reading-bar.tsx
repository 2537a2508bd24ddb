/** The settings of reading mode come when it is switched on. */
import { type ComponentType, useEffect, useState } from 'react'
import { useReadingSize } from './reading-size.ts'

export function LazyReadingBar() {
  const wanted = useReadingSize() !== undefined
  const [Bar, setBar] = useState<ComponentType | null>(null)
  useEffect(() => {
    if (wanted && !Bar) import('./reading-bar.tsx').then((module) => setBar(() => module.ReadingBar))
  }, [wanted, Bar])
  return wanted && Bar && <Bar />
}
