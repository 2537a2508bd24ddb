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
  // TypeScript's DOM types lack the Network Information API.
  const { connection } = navigator as { connection?: { saveData?: boolean; type?: string } }
  return connection?.saveData === true || connection?.type === 'cellular'
}
