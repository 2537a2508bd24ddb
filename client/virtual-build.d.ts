/** Modules that build.mjs generates: addresses of built files and what must be written into pages. */
type Edition = import('../shared/records/editions.ts').EditionName

declare module 'virtual:build' {
  /** Addresses of the editions' logos. */
  export const marks: Record<Edition, string>
  /** Addresses of the editions' style sheets, and of that of a map. */
  export const styles: Record<Edition | 'fonts' | 'map', string>
}

declare module 'virtual:shell-pictures' {
  /** Heroes, head bands and the default picture, by name below `client/assets/pictures`; sizes in pixels. */
  export const shellPictures: Record<string, { src: string; width: number; height: number }>
}

declare module 'virtual:manifest' {
  /** The id of this build: a hash that changes with every built file. */
  export const buildId: string
  /** Addresses of the entry script and of its static imports. */
  export const entry: string[]
  export const styles: Record<Edition | 'fonts' | 'map', string>
  /**
   * The rules of the editions' style sheets in their order: the at-rules around each, its selectors with alternatives of
   * the classes (`.name`), ids (`#name`), attributes (`[name]`, `[name=value]`) and elements that each needs, and its declarations.
   */
  export const styleRules: readonly (readonly [
    around: string,
    selectors: readonly (readonly [text: string, alternatives: readonly (readonly string[])[]])[],
    block: string
  ])[]
  /** The design tokens of an edition as a style sheet, which stands in front of the rules. */
  export const tokens: Record<Edition, string>
  /** The text of the inline script of every document. */
  export const inlineScript: string
  /** Texts of the built SVG drawings that documents contain, and of those of the hall, by address. */
  export const drawings: Record<string, string>
  /** The colours of an edition's tokens. */
  export const palettes: Record<Edition, import('../shared/records/look.ts').Palette>
  /** The style sheet and the colours that each edition's dark scheme adds. */
  export const nights: Record<Edition, { styles: string; palette: import('../shared/records/look.ts').Palette }>
  /** The parsed `forms.yaml` of each edition. */
  export const editionForms: Record<Edition, object>
  /** Address of the Latin display font. */
  export const face: string
  /** Addresses of icons and sharing pictures by name: `organic/favicon`, `organic/share-wide`, `organic/app-192`. */
  export const icons: Record<string, string>
  /** Texts of the service worker and of the one that removes it. */
  export const workers: { on: string; off: string }
  /** Addresses of the scripts that the pages kept in advance may load. */
  export const offline: string[]
  /** Addresses of the files of the viewer on `/api-docs`. */
  export const apiViewer: { styles: string; script: string; start: string }
  /** Address of the licences of the packages in the browser's files. */
  export const notices: string
}
