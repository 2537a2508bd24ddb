/** Style sheets that are loaded on demand; each is linked once. */
import { styles } from 'virtual:build'

const styleRequests = new Map<string, Promise<void>>()

/**
 * Resolves when the style sheet is loaded: linked here, or already linked in the document's head. Rejects where it
 * fails to load; the next call then tries again.
 */
export function loadStyles(name: keyof typeof styles): Promise<void> {
  const address = styles[name]
  const cached = styleRequests.get(address)
  if (cached) return cached
  const request = document.head.querySelector(`link[rel="stylesheet"][href="${address}"]`)
    ? Promise.resolve()
    : linkStyleSheet(address)
  styleRequests.set(address, request)
  request.catch(() => styleRequests.delete(address))
  return request
}

/** The module, when the style sheet is there too. Rejects where one of them fails to load. */
export async function withStyles<Module>(name: keyof typeof styles, module: Promise<Module>): Promise<Module> {
  const [loaded] = await Promise.all([module, loadStyles(name)])
  return loaded
}

function linkStyleSheet(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = address
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      reject(new Error(`${address} did not load`))
    }
    document.head.append(link)
  })
}
