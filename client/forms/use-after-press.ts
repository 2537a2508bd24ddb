/** Delays changes of the layout while a mouse button is pressed. */
import { useEffect, useRef } from 'react'

/** A select's list, a context menu or a drag swallows the mouseup: these events show that the button is released. */
const releaseEvents = ['mouseup', 'mousemove', 'dragend', 'keydown'] as const

/**
 * Returns a function that runs a callback at once or, while a mouse button is pressed, after the click has been
 * dispatched. Otherwise a message that the callback adds would move the pressed element away from under the pointer,
 * and the click would be lost. This includes taps: their mousedown precedes the blur.
 */
export function useAfterPress(): (callback: () => void) => void {
  const pressed = useRef(false)
  const delayed = useRef<(() => void)[]>([])
  useEffect(() => {
    const onPress = () => {
      pressed.current = true
    }
    const onRelease = (event: MouseEvent | KeyboardEvent) => {
      if (!pressed.current || ('buttons' in event && event.buttons !== 0)) return
      pressed.current = false
      // The browser dispatches the click after the mouseup in the same task.
      setTimeout(() => {
        for (const callback of delayed.current.splice(0)) callback()
      })
    }
    window.addEventListener('mousedown', onPress, true)
    for (const name of releaseEvents) window.addEventListener(name, onRelease, true)
    return () => {
      window.removeEventListener('mousedown', onPress, true)
      for (const name of releaseEvents) window.removeEventListener(name, onRelease, true)
    }
  }, [])
  return (callback) => {
    if (pressed.current) delayed.current.push(callback)
    else callback()
  }
}
