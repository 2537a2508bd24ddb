/** Says paragraphs one after the other with the browser's own voice. */
import { type Paragraph, pieces } from './readable.ts'

export interface Speech {
  pause: () => void
  resume: () => void
  stop: () => void
}

const attribute = 'data-read-now'

/** Begins at once; `onEnd` is called when all has been said, and not after `stop`. The paragraph read is marked. */
export function createSpeech(
  synthesis: SpeechSynthesis,
  voice: SpeechSynthesisVoice,
  paragraphs: readonly Paragraph[],
  onEnd: () => void
): Speech {
  const queue = paragraphs.flatMap(({ element, text }) => pieces(text).map((piece) => ({ element, piece })))
  let marked: Element | undefined
  let place = 0
  let over = false
  // A new number for each utterance: those that were cancelled still report their end.
  let turn = 0

  const mark = (element: Element | undefined) => {
    if (element === marked) return
    marked?.removeAttribute(attribute)
    element?.setAttribute(attribute, '')
    element?.scrollIntoView?.({ block: 'nearest' })
    marked = element
  }
  const end = () => {
    over = true
    mark(undefined)
  }
  const say = () => {
    const next = queue[place]
    if (over) return
    if (!next) {
      end()
      onEnd()
      return
    }
    turn += 1
    const own = turn
    mark(next.element)
    const utterance = new SpeechSynthesisUtterance(next.piece)
    utterance.voice = voice
    utterance.lang = voice.lang
    utterance.rate = 0.9
    const goOn = () => {
      if (own !== turn || over) return
      place += 1
      say()
    }
    utterance.onend = goOn
    utterance.onerror = goOn
    synthesis.speak(utterance)
  }
  const silence = () => {
    turn += 1
    synthesis.cancel()
  }

  silence()
  say()
  return {
    // Browsers on Android cannot pause: it is stopped, and begins again with the same piece.
    pause: silence,
    resume: say,
    stop: () => {
      silence()
      end()
    }
  }
}
