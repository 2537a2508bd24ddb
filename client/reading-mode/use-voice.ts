import { useEffect, useState } from 'react'

/** The best voice of a language tag; undefined while voices load and where the browser has none. */
export function useVoice(tag: string): SpeechSynthesisVoice | undefined {
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
