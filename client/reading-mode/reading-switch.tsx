import { useMessages } from '../messages/messages.ts'
import { useStoreApi } from '../store.ts'
import { TextSize } from '../ui/icons.tsx'
import { setReadingSize, useReadingSize } from './reading-size.ts'

/** Body text of 24 px. */
const defaultSize = '150'

/** The top bar's button that switches reading mode on and off. */
export function ReadingSwitch() {
  const messages = useMessages()
  const size = useReadingSize()
  const store = useStoreApi()
  return (
    <button
      type="button"
      className="bar-link reading-switch needs-script"
      aria-pressed={size !== undefined}
      onClick={() => {
        setReadingSize(size ? undefined : defaultSize)
        // The menu on phones would cover the bar that has appeared.
        store.setState({ showMenu: false })
      }}
    >
      <TextSize />
      {messages.reading}
    </button>
  )
}
