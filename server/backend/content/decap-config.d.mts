/** The text of the configuration of Decap CMS, and the path of its file. */
export function decapConfig(root: string): string
export const decapConfigFile: string
