import { type Paragraph, splitForSpeech } from './readable.ts'

/** Controls of a text that is read aloud. */
export interface Speech {
  pause: () => void
  resume: () => void
  stop: () => void
}

const attribute = 'data-read-now'

/**
 * Starts to read paragraphs aloud with the Web Speech API. The current paragraph's element has the attribute
 * `data-read-now`. `onEnd` is called after the last paragraph, not after `stop`.
 */
export function createSpeech(
  synthesis: SpeechSynthesis,
  voice: SpeechSynthesisVoice,
  paragraphs: readonly Paragraph[],
  onEnd: () => void
): Speech {
  const queue = paragraphs.flatMap(({ element, text }) => splitForSpeech(text).map((part) => ({ element, text: part })))
  let highlighted: Element | undefined
  let position = 0
  let hasEnded = false
  // Number of the current utterance: cancelled utterances also fire `end`, which must be ignored.
  let current = 0

  const highlight = (element: Element | undefined) => {
    if (element === highlighted) return
    highlighted?.removeAttribute(attribute)
    element?.setAttribute(attribute, '')
    element?.scrollIntoView?.({ block: 'nearest' })
    highlighted = element
  }
  const end = () => {
    hasEnded = true
    highlight(undefined)
  }
  const speakNext = () => {
    const next = queue[position]
    if (hasEnded) return
    if (!next) {
      end()
      onEnd()
      return
    }
    current += 1
    const number = current
    highlight(next.element)
    const utterance = new SpeechSynthesisUtterance(next.text)
    utterance.voice = voice
    utterance.lang = voice.lang
    utterance.rate = 0.9
    const advance = () => {
      if (number !== current || hasEnded) return
      position += 1
      speakNext()
    }
    utterance.onend = advance
    utterance.onerror = advance
    synthesis.speak(utterance)
  }
  const cancel = () => {
    current += 1
    synthesis.cancel()
  }

  cancel()
  speakNext()
  return {
    // `speechSynthesis.pause` does not work on Android: the utterance is cancelled and spoken again from its start.
    pause: cancel,
    resume: speakNext,
    stop: () => {
      cancel()
      end()
    }
  }
}
