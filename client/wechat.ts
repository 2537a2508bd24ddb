/**
 * Sharing inside WeChat's browser (rulings, section 7): configured once a document with the page's own title,
 * description, link and picture. Whatever fails is silent for the visitor.
 */
import type { ShareSignature } from '../shared/records.ts'
import { createApi } from './api.ts'
import type { Store } from './store.ts'

/** Configures sharing to friends and to the timeline. */
export async function shareInWeChat(store: Store): Promise<void> {
  try {
    const { locale, apiBase } = store.getState()
    const url = window.location.href.replace(/#.*$/s, '')
    const signature = await createApi(apiBase, locale).get<ShareSignature>('/wechat/share_sign', { url })
    if (!signature?.appId || !signature.signature) return
    const { default: wx } = await import('weixin-js-sdk')
    let failed = false
    wx.error(() => {
      failed = true
    })
    wx.ready(() => {
      if (failed) return
      const tell = () => {
        const { title, desc, link, imgUrl } = shareCard()
        wx.updateAppMessageShareData({ title, desc, link, imgUrl, success() {} })
        wx.updateTimelineShareData({ title, link, imgUrl, success() {} })
      }
      tell()
      // The plan changes while it is shown, and with it the link.
      window.addEventListener('hashchange', tell)
    })
    wx.config({
      debug: false,
      appId: signature.appId,
      timestamp: Number(signature.timestamp),
      nonceStr: signature.nonceStr,
      signature: signature.signature,
      jsApiList: ['updateAppMessageShareData', 'updateTimelineShareData']
    })
  } catch {
    // The page can still be shared, only without its own card.
  }
}

/** What the card says comes from the document's head; the plan keeps its fragment, which holds the plan itself. */
function shareCard() {
  const meta = (selector: string) => document.querySelector(selector)?.getAttribute('content') ?? ''
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href
  const link = canonical ?? window.location.href.replace(/#.*$/s, '')
  const keepsFragment = /\/plan$/.test(window.location.pathname)
  return {
    title: document.title,
    desc: meta('meta[name="description"]'),
    link: keepsFragment ? link + window.location.hash : link,
    imgUrl: meta('meta[name="share-picture"]')
  }
}
