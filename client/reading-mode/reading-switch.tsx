/** Switches reading mode on and off. */
import { TextSize } from '../pictures/icons.tsx'
import { useWords } from '../words/words.ts'
import { setReadingSize, useReadingSize } from './reading-size.ts'

/** 24 px body text. */
const usual = '150'

export function ReadingSwitch() {
  const words = useWords()
  const size = useReadingSize()
  return (
    <button
      type="button"
      className="bar-link reading-switch needs-script"
      aria-pressed={size !== undefined}
      onClick={() => setReadingSize(size ? undefined : usual)}
    >
      <TextSize />
      {words.reading}
    </button>
  )
}
