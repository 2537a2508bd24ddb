/** Takes a calendar day as `2025-06-11`; gives its UTC midnight in unix seconds (rulings, section 8). */
export const day = (date: string) => Date.parse(`${date}T00:00:00Z`) / 1000

/** Takes a time on a Shanghai clock as `2025-06-11T09:30`; gives that instant in unix seconds. */
export const at = (time: string) => Date.parse(`${time}:00+08:00`) / 1000
