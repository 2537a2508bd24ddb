/** What parking costs (specification, section 9: 8 RMB an hour, 64 RMB a day at most). */

/** The price of `hours` within one day, begun hours whole; 0 for what is no time. */
export function parkingPrice(hours: number, hourly: number, daily: number): number {
  if (!(hours > 0)) return 0
  return Math.min(Math.ceil(hours) * hourly, daily)
}
