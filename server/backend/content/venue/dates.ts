/**
 * Takes a calendar day such as `2025-06-11`, gives its UTC midnight in unix seconds, which is how a date without
 * a time is stored (shared/README.md#dates).
 */
export const day = (date: string): number => Date.parse(`${date}T00:00:00Z`) / 1000

/** Takes the clock at the venue, such as `2025-06-11T09:30`, gives the instant in unix seconds. */
export const atVenue = (clock: string): number => Date.parse(`${clock}:00+08:00`) / 1000
