/** Style sheets that a document has not brought for good: each is linked once, when it is first wanted. */
import { styles } from 'virtual:build'

const asked = new Map<string, Promise<void>>()

/**
 * Resolves once the sheet is in force, whatever becomes of the page's content; the document's head may have brought
 * it. Rejects where it cannot be had.
 */
export function loadStyles(name: keyof typeof styles): Promise<void> {
  const address = styles[name]
  const known = asked.get(address)
  if (known) return known
  const sheet = document.head.querySelector(`link[rel="stylesheet"][href="${address}"]`)
    ? Promise.resolve()
    : linkSheet(address)
  asked.set(address, sheet)
  sheet.catch(() => asked.delete(address))
  return sheet
}

function linkSheet(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = address
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      reject(new Error(`${address} did not come`))
    }
    document.head.append(link)
  })
}
