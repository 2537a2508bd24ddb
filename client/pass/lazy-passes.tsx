import { type ComponentType, useEffect, useState } from 'react'
import { withStyles } from '../style-sheets.ts'
import type { PassLink } from './linked-pass.tsx'

/** Of `pass-store.ts` and `stored-pass.ts`, which load only where there is a pass. */
const storageKey = 'passes'
const fragmentStart = '#pass='

/**
 * The visitor's passes, loaded where this device keeps one or the address's fragment holds one. For the browser alone.
 * The fragment is read while rendering: inside WeChat the plan replaces it with its own afterwards.
 */
export function LazyPasses() {
  const [fragment, setFragment] = useState(passInAddress)
  const [Passes, setPasses] = useState<ComponentType<PassLink>>()
  const isNeeded = fragment !== '' || hasPasses()
  useEffect(() => {
    const update = () => setFragment((before) => passInAddress() || before)
    window.addEventListener('hashchange', update)
    return () => window.removeEventListener('hashchange', update)
  }, [])
  useEffect(() => {
    if (!isNeeded) return
    withStyles('pass', import('./passes.tsx')).then((module) => setPasses(() => module.Passes))
  }, [isNeeded])
  const dismiss = () => {
    if (passInAddress()) {
      window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search)
    }
    setFragment('')
  }
  if (Passes) return <Passes fragment={fragment} onDismiss={dismiss} />
  return isNeeded ? <div className="passes is-loading" /> : null
}

function passInAddress(): string {
  const { hash } = window.location
  return hash.startsWith(fragmentStart) ? hash : ''
}

function hasPasses(): boolean {
  try {
    return window.localStorage.getItem(storageKey)?.includes('"code"') === true
  } catch {
    return false
  }
}
