/** Path of the generated types from the root. */
export const contentTypesFile: string
/** The text of that file, generated from the schemas below `root`. */
export function contentTypes(root: string): Promise<string>
