/** Whether the page is displayed in WeChat's browser. */
export function insideWeChat(userAgent: string = navigator.userAgent): boolean {
  return /MicroMessenger/i.test(userAgent)
}
