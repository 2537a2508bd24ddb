/** The highest number of a booth that the floor plan has a place for. */
const maxNumber = 99

/**
 * Where the floor plan places a booth number that names hall, row and number: `N5`, `A` and 5 of `N5A05`;
 * undefined for any other form, which is listed alone.
 */
export function boothPlace(booth: string | undefined): { hall: string; row: string; number: number } | undefined {
  if (typeof booth !== 'string') return undefined
  const [, hall = '', row, digits] = /^([A-Z]+\d+)([A-Z])(\d{1,2})$/.exec(booth) ?? []
  const number = Number(digits)
  return row !== undefined && number >= 1 && number <= maxNumber ? { hall, row, number } : undefined
}

/** A booth number with its hall, which many numbers begin with. */
export function boothName(booth: string, hall: string | undefined): string {
  return hall && !booth.startsWith(hall) ? `${hall} ${booth}` : booth
}

/** The id of a booth on the plan of the hall, and of its row in the list where it is not drawn. */
export const boothAnchor = (booth: string) => `booth-${encodeURIComponent(booth)}`
