/** Reads the page aloud where the browser has a voice of its language; what happens is announced. */
import { useEffect, useRef, useState } from 'react'
import { languageTag } from '../../shared/locale.ts'
import { Sound } from '../pictures/icons.tsx'
import { useStore } from '../store.ts'
import { useWords } from '../words/words.ts'
import { readable } from './readable.ts'
import { createSpeech, type Speech } from './speech.ts'
import { useVoice } from './use-voice.ts'

type Reading = 'silent' | 'speaking' | 'paused' | 'ended'

/** Draws nothing where there is no voice. */
export function ReadAloud() {
  const words = useWords().plan
  const tag = languageTag[useStore((state) => state.locale)]
  const path = useStore((state) => state.path)
  const voice = useVoice(tag)
  const speech = useRef<Speech | null>(null)
  const [reading, setReading] = useState<Reading>('silent')

  // Another page, or no reading mode any more: what is read is no longer there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what ends the reading
  useEffect(() => {
    setReading('silent')
    return () => speech.current?.stop()
  }, [path])

  if (!voice) return null
  const start = () => {
    const main = document.getElementById('content')
    if (!main) return
    speech.current?.stop()
    speech.current = createSpeech(window.speechSynthesis, voice, readable(main), () => setReading('ended'))
    setReading('speaking')
  }
  const pause = () => {
    speech.current?.pause()
    setReading('paused')
  }
  const goOn = () => {
    speech.current?.resume()
    setReading('speaking')
  }
  const stop = () => {
    speech.current?.stop()
    setReading('ended')
  }
  const said = { silent: '', speaking: words.readingStarted, paused: words.readingPaused, ended: words.readingEnded }
  const busy = reading === 'speaking' || reading === 'paused'
  return (
    <div>
      {reading === 'speaking' ? (
        <button type="button" onClick={pause}>
          <Sound />
          {words.pauseReading}
        </button>
      ) : (
        <button type="button" onClick={reading === 'paused' ? goOn : start}>
          <Sound />
          {reading === 'paused' ? words.goOnReading : words.readAloud}
        </button>
      )}
      {busy && (
        <button type="button" onClick={stop}>
          {words.stopReading}
        </button>
      )}
      <span className="hidden" role="status">
        {said[reading]}
      </span>
    </div>
  )
}
