/** What would move the page waits while the visitor presses something on it. */
import { useEffect, useRef } from 'react'

/** A menu, a list that opens or a drag keeps the mouseup for itself: what follows it tells of the release as well. */
const releases = ['mouseup', 'mousemove', 'dragend', 'keydown'] as const

/**
 * Gives a function that calls at once or, while a mouse button is held, when it has been released and its click
 * delivered: otherwise what the call adds to the page moves what is pressed away from under the pointer, and the click
 * is lost. A tap counts as well: its mousedown comes before the blur.
 */
export function useAfterPress(): (call: () => void) => void {
  const held = useRef(false)
  const waiting = useRef<(() => void)[]>([])
  useEffect(() => {
    const press = () => {
      held.current = true
    }
    const release = (event: MouseEvent | KeyboardEvent) => {
      if (!held.current || ('buttons' in event && event.buttons !== 0)) return
      held.current = false
      // The click comes right behind the mouseup, in the same task.
      setTimeout(() => {
        for (const call of waiting.current.splice(0)) call()
      })
    }
    window.addEventListener('mousedown', press, true)
    for (const name of releases) window.addEventListener(name, release, true)
    return () => {
      window.removeEventListener('mousedown', press, true)
      for (const name of releases) window.removeEventListener(name, release, true)
    }
  }, [])
  return (call) => {
    if (held.current) waiting.current.push(call)
    else call()
  }
}
