/** Which browser the page is in, where that decides what it does. */

export function insideWeChat(userAgent: string = navigator.userAgent): boolean {
  return /MicroMessenger/i.test(userAgent)
}
