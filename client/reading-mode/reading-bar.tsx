/** What reading mode offers: the size of the text, reading aloud, the way out. It stands at the foot of the window. */
import { useWords } from '../words/words.ts'
import { ReadAloud } from './read-aloud.tsx'
import { readingSizes, setReadingSize, useReadingSize } from './reading-size.ts'

export function ReadingBar() {
  const words = useWords().plan
  const shown = useReadingSize()
  return (
    <section className="reading-bar" aria-label={words.readingBar}>
      {/* biome-ignore lint/a11y/useSemanticElements: these buttons are no fields of a form */}
      <div role="group" aria-label={words.textSize}>
        {readingSizes.map((size) => (
          <button key={size} type="button" aria-pressed={size === shown} onClick={() => setReadingSize(size)}>
            {words.percent(Number(size))}
          </button>
        ))}
      </div>
      <ReadAloud />
      <button type="button" onClick={() => setReadingSize(undefined)}>
        {words.leaveReading}
      </button>
    </section>
  )
}
