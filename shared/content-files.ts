/**
 * Addresses of the pictures and downloads of a content folder. Each has a hash of its bytes in its name, so a changed
 * file has another address. They are not below `/assets/`, from where pages may load scripts.
 */

/** The folder of these addresses, on the site and on the embedded backend. */
export const contentFilesPath = '/content-files/'

/** The name in a path such as `/content-files/booth-0aB1….jpg`; undefined for any other path. */
export function contentFileName(path: string): string | undefined {
  return /^\/content-files\/([\w-]{1,80}\.[a-z\d]{2,5})$/.exec(path)?.[1]
}
