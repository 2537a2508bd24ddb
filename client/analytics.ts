/** The statistics script (specification, section 7): after load, from an allowed host, and only where it is welcome. */

interface Preferences {
  doNotTrack?: string | null
  globalPrivacyControl?: boolean
}

/** Loads the script once the page has loaded; not where the visitor asks not to be tracked (DNT, GPC). */
export function startAnalytics(src: string, preferences: Preferences = navigator as Preferences): void {
  if (src === '' || preferences.doNotTrack === '1' || preferences.globalPrivacyControl) return
  const add = () => {
    const script = document.createElement('script')
    script.src = src
    script.async = true
    document.head.append(script)
  }
  if (document.readyState === 'complete') add()
  else window.addEventListener('load', add, { once: true })
}
