/** Loads the analytics script that the server configured (shared/README.md#settings). */

interface Preferences {
  doNotTrack?: string | null
  globalPrivacyControl?: boolean
}

/**
 * Adds the script `src` to the document after the `load` event. Does nothing where `src` is empty, where the browser
 * sends Do Not Track or Global Privacy Control, and where the address holds a visitor's pass, which the script could
 * read.
 */
export function startAnalytics(src: string, preferences: Preferences = navigator): void {
  if (src === '' || preferences.doNotTrack === '1' || preferences.globalPrivacyControl) return
  if (window.location.hash.startsWith('#pass=')) return
  const addScript = () => {
    const script = document.createElement('script')
    script.src = src
    script.async = true
    document.head.append(script)
  }
  if (document.readyState === 'complete') addScript()
  else window.addEventListener('load', addScript, { once: true })
}
