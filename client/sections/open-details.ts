/** Opens folded parts of a page for a fragment that leads into them, and for print. */
import { useEffect } from 'react'
import { openTarget } from '../hydration/open-target.ts'

/** Opens what the address's fragment leads to, and all `<details>` while the page is printed. */
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
    window.addEventListener('beforeprint', openAll)
    window.addEventListener('afterprint', closeAll)
    return () => {
      window.removeEventListener('beforeprint', openAll)
      window.removeEventListener('afterprint', closeAll)
    }
  }, [])
}

/**
 * On wide screens the style sheet shows what is folded for phones alone, where the browser can do that. Opened, it can
 * be closed like other details, and is said to be open.
 */
function openOnWideScreen(): void {
  const isWide = window.matchMedia?.('(min-width: 800px)').matches && CSS.supports('selector(::details-content)')
  if (!isWide) return
  for (const details of document.querySelectorAll<HTMLDetailsElement>('.fold.is-for-phones:not(.is-opened)')) {
    details.open = true
    details.classList.add('is-opened')
  }
}
