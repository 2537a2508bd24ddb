/** What the browser says of itself. */

/** Whether the page is displayed in WeChat's browser. */
export function insideWeChat(): boolean {
  return /MicroMessenger/i.test(navigator.userAgent)
}

/**
 * User agents of browsers inside apps, which cannot download files: WeChat, QQ, Weibo, DingTalk, Alipay, Douyin,
 * Feishu, Xiaohongshu, Facebook, Instagram, LINE.
 */
const apps =
  /MicroMessenger|\bQQ\/|Weibo|DingTalk|AlipayClient|aweme|BytedanceWebview|Lark\/|Feishu|XiaoHongShu|\bFBA[NV]\b|Instagram|\bLine\//i

/** Whether the page is displayed in a browser inside an app. */
export function insideApp(userAgent: string = navigator.userAgent): boolean {
  return apps.test(userAgent)
}

/** Whether the browser says that data costs its visitor money, or asks to save it. */
export function isMetered(): boolean {
  const { saveData, type } = connection()
  return saveData === true || type === 'cellular'
}

/** Round trip in milliseconds from which the Network Information API counts a connection as `3g`. */
const slowRoundTripMs = 270

/**
 * Whether the connection is of a slower class than `4g`: as the browser says, or by the time that the TCP handshake of
 * the page took, because Safari and Firefox say nothing.
 */
export function isSlow(
  { effectiveType = '4g' } = connection(),
  // Entries of this type are of this interface.
  [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
): boolean {
  // Without TLS its start is 0. A connection that was there before took no time.
  const isFar = page && (page.secureConnectionStart || page.connectEnd) - page.connectStart >= slowRoundTripMs
  return effectiveType !== '4g' || isFar === true
}

/** Network Information API, which TypeScript's DOM types and some browsers lack. */
function connection(): { saveData?: boolean; type?: string; effectiveType?: string } {
  return (navigator as { connection?: ReturnType<typeof connection> }).connection ?? {}
}
