/**
 * The price of parking for `hours` of one day: `hourly` for each hour begun, at most `daily`. 0 where `hours` is not a
 * positive number.
 */
export function parkingPrice(hours: number, hourly: number, daily: number): number {
  if (!(hours > 0)) return 0
  return Math.min(Math.ceil(hours) * hourly, daily)
}
