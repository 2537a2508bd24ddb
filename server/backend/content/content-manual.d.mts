/** The text of the editors' manual with its generated tables up to date, and the path of its file. */
export function withContentTables(root: string, text: string): string
export const contentManualFile: string
