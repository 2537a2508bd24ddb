/** The text of the editors' manual with its generated tables up to date, and the path of its file. */
export function withContentTables(root: string, text: string): string
export const contentManualFile: string
/** The types of sections that a page may have; `root` is that of the repository. */
export function sectionTypes(root: string): string[]
/** The picture of a section of that type, from the root of the repository; `npm run pictures` takes it. */
export function sectionPicture(type: string): string
