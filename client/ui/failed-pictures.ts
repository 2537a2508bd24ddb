/**
 * Pictures that cannot be loaded, those of records and of the build alike: each is requested twice more, then the
 * default picture replaces it (shared/README.md#progress-pictures-and-scripts-that-fail). Loaded with the first
 * failure.
 */

const maxRetries = 2
const retryDelayMs = 500

const attempts = new WeakMap<HTMLImageElement, { src: string; retries: number }>()

/** What replaces a failed picture, and what its parent says below it. */
export interface Replacement {
  src: string | undefined
  label: string
}

/** Handles one failure of a picture. */
export function handleFailedPicture(image: HTMLImageElement, { src: fallback, label }: Replacement): void {
  const src = image.getAttribute('src')
  if (!src || src === fallback) return
  const known = attempts.get(image)
  const attempt = known?.src === src ? known : { src, retries: 0 }
  attempts.set(image, attempt)
  if (attempt.retries >= maxRetries) {
    if (fallback !== undefined) replace(image, fallback, label)
    return
  }
  attempt.retries += 1
  setTimeout(() => {
    // Another page's picture may be in this element by now.
    if (image.getAttribute('src') !== src) return
    // The width that failed would be chosen again.
    image.removeAttribute('srcset')
    image.src = src
  }, retryDelayMs)
}

function replace(image: HTMLImageElement, fallback: string, label: string): void {
  const parent = image.parentElement
  for (const source of parent?.querySelectorAll('source') ?? []) source.srcset = fallback
  image.src = fallback
  if (!parent) return
  parent.dataset.picture = 'default'
  parent.dataset.pictureFailed = label
  const onLoad = () => {
    if (image.getAttribute('src') === fallback) return
    delete parent.dataset.picture
    image.removeEventListener('load', onLoad)
  }
  image.addEventListener('load', onLoad)
}
