/**
 * Browsers inside apps: WeChat, QQ, Weibo, DingTalk, Alipay, Douyin, Feishu, and the like abroad. Files cannot be
 * downloaded there.
 */
const apps =
  /MicroMessenger|\bQQ\/|Weibo|DingTalk|AlipayClient|aweme|BytedanceWebview|Lark\/|Feishu|XiaoHongShu|\bFBA[NV]\b|Instagram|\bLine\//i

/** Whether the page is shown inside an app, by its user agent. */
export function insideApp(userAgent: string = navigator.userAgent): boolean {
  return apps.test(userAgent)
}
