/** Watches for pictures that fail, in HTML that React has rendered and in HTML that is not hydrated. */
import type { Store } from '../store.ts'

/**
 * Finds pictures that have failed before, and those that fail from now on. `loadLabel` gives what is said below them.
 */
export function watchPictures(store: Store, loadLabel: () => Promise<string>): void {
  const onFailure = async (image: HTMLImageElement) => {
    try {
      const [{ handleFailedPicture }, { pictureAddress }, label] = await Promise.all([
        import('../ui/failed-pictures.ts'),
        import('../ui/picture.tsx'),
        loadLabel()
      ])
      handleFailedPicture(image, { src: pictureAddress(store.getState().edition, 'default')?.src, label })
    } catch {
      // These scripts did not load either: a picture is missing, and nothing else.
    }
  }
  for (const image of document.images) if (image.complete && image.naturalWidth === 0) onFailure(image)
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement) onFailure(target)
    },
    true
  )
}
