/**
 * One strip below the top bar that says what is kept, what waits and as of when the page is. It is in the flow of the
 * page, so that it covers nothing, and outside of React's root, which may be hydrated later.
 */
import { type Locale, localized } from '../../shared/locale/locale.ts'
import { type CopyReason, copyAttributes } from '../../shared/pages/worker-site.ts'
import { offlineMessages } from './messages.ts'

export type OfflineMessages = (typeof offlineMessages)['cn']

/** What a line offers: a button, or a link to a page of this site. */
export type Action = { label: string } & ({ run: () => void } | { href: string })

export interface Notices {
  messages: OfflineMessages
  /** Says that the document is a copy, if it is one. */
  showDocumentCopy: () => void
  showCopy: (at: number, because: CopyReason) => void
  /** The network has answered for what is displayed as a copy. */
  showAnswered: () => void
  /** Shows a line of its own by name, with what `action` offers; an empty text without one removes it. */
  showLine: (name: string, text: string, action?: Action) => void
}

/** The strip; it comes into the document with its first line. */
export function createNotices(locale: Locale): Notices {
  const messages: OfflineMessages = localized(offlineMessages, locale)
  const lines = new Map<string, HTMLElement>()
  let strip: HTMLElement | undefined
  let isCopy = false

  const showLine: Notices['showLine'] = (name, text, action) => {
    if (text === '' && !action) {
      lines.get(name)?.remove()
      lines.delete(name)
      if (lines.size === 0) strip?.classList.remove('is-shown')
      return
    }
    strip ??= createStrip()
    // An empty region first: screen readers announce what is added to one that is there.
    strip.classList.add('is-shown')
    const line = document.createElement('p')
    line.append(text)
    if (action) line.append(createControl(action))
    const former = lines.get(name)
    if (former) former.replaceWith(line)
    else strip.append(line)
    lines.set(name, line)
  }
  const showCopy: Notices['showCopy'] = (at, because) => {
    isCopy = true
    showLine('copy', messages[because](timeOf(at, Date.now())))
  }
  const offerReload = () => {
    if (isCopy) showLine('copy', messages.back, { label: messages.reload, run: () => window.location.reload() })
  }
  window.addEventListener('online', offerReload)

  return {
    messages,
    showLine,
    showCopy,
    showAnswered: () => {
      if (document.documentElement.hasAttribute(copyAttributes.at)) offerReload()
      else if (isCopy) showLine('copy', '')
    },
    showDocumentCopy() {
      const root = document.documentElement
      const at = Number(root.getAttribute(copyAttributes.at))
      if (at > 0) showCopy(at, root.getAttribute(copyAttributes.because) === 'slow' ? 'slow' : 'offline')
    }
  }
}

function createStrip(): HTMLElement {
  const strip = document.createElement('div')
  strip.className = 'offline-strip'
  strip.setAttribute('role', 'status')
  document.getElementById('app')?.before(strip)
  return strip
}

function createControl(action: Action): HTMLElement {
  const control = document.createElement('href' in action ? 'a' : 'button')
  control.className = 'button quiet'
  control.textContent = action.label
  if (control instanceof HTMLAnchorElement) control.href = 'href' in action ? action.href : ''
  else control.type = 'button'
  if ('run' in action) control.addEventListener('click', action.run)
  return control
}

/** The time on the visitor's clock, `10:42`; of another day with the day, `11.06. 10:42`. */
export function timeOf(at: number, now: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const date = new Date(at)
  const time = `${two(date.getHours())}:${two(date.getMinutes())}`
  if (date.toDateString() === new Date(now).toDateString()) return time
  return `${two(date.getDate())}.${two(date.getMonth() + 1)}. ${time}`
}
