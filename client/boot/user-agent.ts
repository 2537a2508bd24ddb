/** What the browser says of itself. */

/** Whether the page is displayed in WeChat's browser. */
export function insideWeChat(userAgent: string = navigator.userAgent): boolean {
  return /MicroMessenger/i.test(userAgent)
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

/** Whether the browser measures a connection of a slower class than `4g`. */
export function isSlow(): boolean {
  const { effectiveType } = connection()
  return effectiveType !== undefined && effectiveType !== '4g'
}

/** Network Information API, which TypeScript's DOM types and some browsers lack. */
function connection(): { saveData?: boolean; type?: string; effectiveType?: string } {
  return (navigator as { connection?: ReturnType<typeof connection> }).connection ?? {}
}
