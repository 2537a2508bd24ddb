import { type ComponentType, useEffect, useState } from 'react'
import { loadPartMessages } from '../messages/load.ts'
import { withStyles } from '../style-sheets.ts'
import { useReadingSize } from './reading-size.ts'

/** Loads the bar with the settings of reading mode when reading mode is switched on. */
export function LazyReadingBar() {
  const isOn = useReadingSize() !== undefined
  const [Bar, setBar] = useState<ComponentType | null>(null)
  useEffect(() => {
    if (!isOn || Bar) return
    Promise.all([withStyles('panels', import('./reading-bar.tsx')), loadPartMessages()]).then(([module]) =>
      setBar(() => module.ReadingBar)
    )
  }, [isOn, Bar])
  return isOn && Bar && <Bar />
}
