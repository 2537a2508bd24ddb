import { useEffect, useRef, useState } from 'react'
import { languageTag } from '../../../shared/locale/locale.ts'
import { useMessages } from '../../messages/messages.ts'
import { useStore } from '../../store.ts'
import { Sound } from '../../ui/icons.tsx'
import { readingSizes, setReadingSize, useReadingSize } from './reading-size.ts'
import { createSpeech, readableParagraphs, type Speech } from './speech.ts'

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

type Status = 'silent' | 'speaking' | 'paused' | 'ended'

/**
 * Buttons that read the page aloud; the status is announced. Renders nothing where the browser has no voice of the
 * language.
 */
export function ReadAloud() {
  const messages = useMessages().plan
  const tag = languageTag[useStore((state) => state.locale)]
  const path = useStore((state) => state.path)
  const voice = useVoice(tag)
  const speech = useRef<Speech | null>(null)
  const [status, setStatus] = useState<Status>('silent')

  // Stops when another page is displayed or reading mode is switched off.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect ends when the path changes
  useEffect(() => {
    setStatus('silent')
    return () => speech.current?.stop()
  }, [path])

  if (!voice) return null
  const start = () => {
    const main = document.getElementById('content')
    if (!main) return
    speech.current?.stop()
    speech.current = createSpeech(window.speechSynthesis, voice, readableParagraphs(main), () => setStatus('ended'))
    setStatus('speaking')
  }
  const pause = () => {
    speech.current?.pause()
    setStatus('paused')
  }
  const resume = () => {
    speech.current?.resume()
    setStatus('speaking')
  }
  const stop = () => {
    speech.current?.stop()
    setStatus('ended')
  }
  const announcement = {
    silent: '',
    speaking: messages.readingStarted,
    paused: messages.readingPaused,
    ended: messages.readingEnded
  }
  const canStop = status === 'speaking' || status === 'paused'
  return (
    <div>
      {status === 'speaking' ? (
        <button type="button" onClick={pause}>
          <Sound />
          <span>{messages.pauseReading}</span>
        </button>
      ) : (
        <button type="button" onClick={status === 'paused' ? resume : start}>
          <Sound />
          <span>{status === 'paused' ? messages.resumeReading : messages.readAloud}</span>
        </button>
      )}
      {canStop && (
        <button type="button" onClick={stop}>
          {messages.stopReading}
        </button>
      )}
      <span className="hidden" role="status">
        {announcement[status]}
      </span>
    </div>
  )
}

/** The best voice of a language tag; undefined while voices load and where the browser has none. */
function useVoice(tag: string): SpeechSynthesisVoice | undefined {
  const [voice, setVoice] = useState<SpeechSynthesisVoice>()
  useEffect(() => {
    const synthesis: SpeechSynthesis | undefined = window.speechSynthesis
    if (!synthesis) return
    const update = () => setVoice(pickVoice(synthesis.getVoices(), tag))
    update()
    // In older versions of Safari `speechSynthesis` is not an EventTarget.
    synthesis.addEventListener?.('voiceschanged', update)
    return () => synthesis.removeEventListener?.('voiceschanged', update)
  }, [tag])
  return voice
}

interface VoiceProperties {
  lang: string
  localService: boolean
  default: boolean
}

/**
 * The best of the voices of a tag's language: of the same region, then one that works offline, then the default one.
 */
export function pickVoice<T extends VoiceProperties>(voices: readonly T[], tag: string): T | undefined {
  const language = tag.slice(0, 2).toLowerCase()
  const tagOf = (voice: T) => voice.lang.replace('_', '-').toLowerCase()
  // Cantonese voices are left out: the Chinese text is Mandarin.
  const candidates = voices.filter((voice) => tagOf(voice).startsWith(language) && !/^zh-hk|yue/.test(tagOf(voice)))
  const score = (voice: T) =>
    (tagOf(voice) === tag.toLowerCase() ? 4 : 0) + (voice.localService ? 2 : 0) + (voice.default ? 1 : 0)
  return [...candidates].sort((a, b) => score(b) - score(a))[0]
}
