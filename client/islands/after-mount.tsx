import { useEffect, useRef } from 'react'

/** Calls once, when everything beside it is live. Draws nothing. */
export function AfterMount({ call }: { call: () => void }) {
  const latest = useRef(call)
  useEffect(() => {
    latest.current()
  }, [])
  return null
}
