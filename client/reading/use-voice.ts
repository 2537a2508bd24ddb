/** A voice of the page's language, where the browser has one. */
import { useEffect, useState } from 'react'

/** Undefined while voices load, and where there is none. */
export function useVoice(tag: string): SpeechSynthesisVoice | undefined {
  const [voice, setVoice] = useState<SpeechSynthesisVoice>()
  useEffect(() => {
    const synthesis: SpeechSynthesis | undefined = window.speechSynthesis
    if (!synthesis) return
    const look = () => setVoice(pickVoice(synthesis.getVoices(), tag))
    look()
    // Safari's older versions have the property but are no event target.
    synthesis.addEventListener?.('voiceschanged', look)
    return () => synthesis.removeEventListener?.('voiceschanged', look)
  }, [tag])
  return voice
}

interface VoiceFacts {
  lang: string
  localService: boolean
  default: boolean
}

/** The voice that fits a language tag best: the same region first, then one that works without a network. */
export function pickVoice<T extends VoiceFacts>(voices: readonly T[], tag: string): T | undefined {
  const language = tag.slice(0, 2).toLowerCase()
  const normal = (voice: T) => voice.lang.replace('_', '-').toLowerCase()
  // Cantonese is no voice for a Mandarin text, though its tag may begin alike.
  const fitting = voices.filter((voice) => normal(voice).startsWith(language) && !/^zh-hk|yue/.test(normal(voice)))
  const worth = (voice: T) =>
    (normal(voice) === tag.toLowerCase() ? 4 : 0) + (voice.localService ? 2 : 0) + (voice.default ? 1 : 0)
  return [...fitting].sort((a, b) => worth(b) - worth(a))[0]
}
