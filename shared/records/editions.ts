/** The built-in editions (shared/README.md#editions). Their facts and texts stand in their content folders. */
export const editionNames = ['organic', 'silver'] as const
/** Their skins, and the plain one of every other fair, which has no content, and no pictures of a subject. */
export const skinNames = [...editionNames, 'plain'] as const
export type EditionName = (typeof skinNames)[number]

/**
 * Begins the names of calendar entries, passes and files: the id that the fair gives itself (`fact_id`), or that of its
 * edition; `fair` where it has neither.
 */
export function fairId(edition: EditionName, id = ''): string {
  if (/^[a-z\d][a-z\d-]{0,19}$/.test(id)) return id
  return edition === 'plain' ? 'fair' : edition
}
