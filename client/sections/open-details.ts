/** Opens folded parts of a page for a fragment that leads into them, and for print. */
import { useEffect } from 'react'

/** Opens what the address's fragment leads to, now and at each change of it, and all `<details>` while the page is printed. */
export function useOpenDetails(): void {
  useEffect(() => {
    let opened: HTMLDetailsElement[] = []
    const openAll = () => {
      opened = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')]
      for (const details of opened) details.open = true
    }
    const closeAll = () => {
      for (const details of opened) details.open = false
      opened = []
    }
    openOnWideScreen()
    openTarget()
    window.addEventListener('hashchange', openTarget)
    window.addEventListener('beforeprint', openAll)
    window.addEventListener('afterprint', closeAll)
    return () => {
      window.removeEventListener('hashchange', openTarget)
      window.removeEventListener('beforeprint', openAll)
      window.removeEventListener('afterprint', closeAll)
    }
  }, [])
}

/**
 * On wide screens the style sheet shows what is folded for phones alone, where the browser can do that. Opened, it can be
 * closed like other details, and is said to be open.
 */
function openOnWideScreen(): void {
  const isWide = window.matchMedia?.('(min-width: 800px)').matches && CSS.supports('selector(::details-content)')
  if (!isWide) return
  for (const details of document.querySelectorAll<HTMLDetailsElement>('.fold.is-for-phones:not(.is-opened)')) {
    details.open = true
    details.classList.add('is-opened')
  }
}

/** Opens the `<details>` around the fragment's target, and that of the part or the way that the target is or names. */
function openTarget(): void {
  const target = document.getElementById(fragment())
  if (!target) return
  const part = target.closest('.part, .way')
  const own = part && (part === target || target.tagName === 'H2') ? part.querySelector(':scope > details') : null
  for (const details of [own, target.closest('details')]) if (details instanceof HTMLDetailsElement) details.open = true
}

function fragment(): string {
  try {
    return decodeURIComponent(window.location.hash.slice(1))
  } catch {
    return ''
  }
}
