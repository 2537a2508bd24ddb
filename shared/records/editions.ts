/** The built-in editions (shared/README.md#editions). Their facts and texts stand in their content folders. */
export const editionNames = ['organic', 'silver'] as const
export type EditionName = (typeof editionNames)[number]
