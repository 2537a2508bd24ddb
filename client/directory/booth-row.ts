/** The row that a booth number names: `A` of `N5A05`; undefined where it names none. */
export function boothRow(booth: string | undefined): string | undefined {
  return typeof booth === 'string' ? /^[A-Z]+\d+([A-Z])\d+$/.exec(booth)?.[1] : undefined
}
