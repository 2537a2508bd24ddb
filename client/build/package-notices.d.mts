export function packageNotices(root: string, files: readonly string[]): string
