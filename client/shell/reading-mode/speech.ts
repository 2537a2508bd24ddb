import { characterStart } from '../../../shared/locale/cut-text.ts'

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

interface Paragraph {
  element: Element
  text: string
}

const blocks = 'h1,h2,h3,h4,p,li,dt,dd,th,td,caption,figcaption,blockquote'
const skipped = 'nav,form,button,svg,noscript,.hidden,[aria-hidden="true"],[hidden]'

/**
 * The text of a page for reading aloud. The text blocks below `root` in document order: those that are visible and
 * contain no other block. Navigation, forms, buttons, drawings and hidden parts are left out.
 */
export function readableParagraphs(root: Element, isDisplayed: (element: Element) => boolean = isVisible): Paragraph[] {
  return [...root.querySelectorAll(blocks)]
    .filter((element) => !element.closest(skipped) && !element.querySelector(blocks) && isDisplayed(element))
    .map((element) => ({ element, text: textOf(element) }))
    .filter(({ text }) => text !== '')
}

function isVisible(element: Element): boolean {
  return element.getClientRects().length > 0
}

function textOf(element: Element): string {
  // A clone has the type of its original.
  const copy = element.cloneNode(true) as Element
  for (const part of copy.querySelectorAll(skipped)) part.remove()
  return (copy.textContent ?? '').replace(/\s+/g, ' ').trim()
}

/**
 * Splits a text at sentences, and long sentences at commas or spaces, into parts of at most `maxLength` characters:
 * some browsers stop in the middle of longer utterances.
 */
export function splitForSpeech(text: string, maxLength = 160): string[] {
  const sentences = text.match(/[^。！？；.!?;]+[。！？；.!?;]*\s*/g) ?? []
  const parts: string[] = []
  for (const sentence of sentences.flatMap((long) => splitSentence(long, maxLength))) {
    const last = parts[parts.length - 1]
    if (last !== undefined && last.length + sentence.length <= maxLength) parts[parts.length - 1] = last + sentence
    else parts.push(sentence)
  }
  return parts.map((part) => part.trim()).filter(Boolean)
}

function splitSentence(sentence: string, maxLength: number): string[] {
  const parts: string[] = []
  let rest = sentence
  while (rest.length > maxLength) {
    const comma = Math.max(...['，', '、', ',', ' '].map((separator) => rest.lastIndexOf(separator, maxLength - 1)))
    const end = comma > 0 ? comma + 1 : characterStart(rest, maxLength) || maxLength
    parts.push(rest.slice(0, end))
    rest = rest.slice(end)
  }
  return [...parts, rest]
}
