/** The row in a booth number, `A` of `N5A05`; undefined for any other value. */
export function boothRow(booth: string | undefined): string | undefined {
  return typeof booth === 'string' ? /^[A-Z]+\d+([A-Z])\d+$/.exec(booth)?.[1] : undefined
}
