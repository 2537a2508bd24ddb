import { useEffect, useRef } from 'react'

/** Calls `onMount` once, in an effect: after its siblings have been hydrated or rendered. Renders nothing. */
export function AfterMount({ onMount }: { onMount: () => void }) {
  const latest = useRef(onMount)
  useEffect(() => {
    latest.current()
  }, [])
  return null
}
