/** What build.mjs knows and the code asks: addresses of built files. */
type Edition = import('../shared/editions.ts').EditionName

declare module 'virtual:build' {
  /** Marks, heroes, head bands and the default picture, by name below `client/pictures`. */
  export const shellPictures: Record<string, { src: string; width: number; height: number }>
  /** Addresses of the editions' style sheets, and of those that only some pages need. */
  export const styles: Record<Edition | 'tools' | 'map', string>
}

declare module 'virtual:manifest' {
  /** Names this build; changes with every built file. */
  export const buildId: string
  /** Addresses of the entry script and of what it imports at once. */
  export const entry: string[]
  /** The files that a screen or a language needs beside the entry, by `screen:home` or `words:cn`. */
  export const chunks: Record<string, string[]>
  export const styles: Record<Edition | 'tools' | 'map', string>
  /** The texts of the sheets that are written into an edition's home page and into its other pages. */
  export const firstStyles: Record<Edition, Record<'home' | 'page', string>>
  /** The Latin display face. */
  export const face: string
  /** Icons and sharing pictures by name, `organic/favicon`, `organic/share`, `organic/share-wide`. */
  export const icons: Record<string, string>
}
