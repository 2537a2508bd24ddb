import { useMessages } from '../../messages/messages.ts'
import { ReadAloud } from './read-aloud.tsx'
import { readingSizes, setReadingSize, useReadingSize } from './reading-size.ts'

/** The settings of reading mode at the bottom of the window: text size, reading aloud, leaving. */
export function ReadingBar() {
  const messages = useMessages().plan
  const currentSize = useReadingSize()
  return (
    <section className="reading-bar" aria-label={messages.readingBar}>
      {/* biome-ignore lint/a11y/useSemanticElements: the buttons are not form fields */}
      <div role="group" aria-label={messages.textSize}>
        {readingSizes.map((size) => (
          <button key={size} type="button" aria-pressed={size === currentSize} onClick={() => setReadingSize(size)}>
            {messages.percent(Number(size))}
          </button>
        ))}
      </div>
      <ReadAloud />
      <button type="button" onClick={() => setReadingSize(undefined)}>
        {messages.leaveReading}
      </button>
    </section>
  )
}
