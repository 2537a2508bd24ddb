/**
 * Sharing in WeChat's browser (shared/README.md#wechat): the JS-SDK is configured once per document with the page's
 * title, description, link and picture. Failures are not displayed.
 */
import { shareSignature } from '../../shared/calls/rows.ts'
import { viewOf } from '../../shared/pages/pages.ts'
import type { Store } from '../store.ts'
import { createApi } from './api.ts'

/** Sets the share card for chats and for Moments. Never rejects: without a signature WeChat shares the bare link. */
export async function shareInWeChat(store: Store): Promise<void> {
  try {
    const { locale, apiBase } = store.getState()
    const url = window.location.href.replace(/#.*$/s, '')
    const signature = await createApi(apiBase, locale).get(shareSignature, { url })
    if (!signature?.appId || !signature.signature) return
    const { default: wx } = await import('weixin-js-sdk')
    // The SDK calls `ready` after `error` as well.
    let hasFailed = false
    wx.error(() => {
      hasFailed = true
    })
    wx.ready(() => {
      if (hasFailed) return
      const updateCard = () => {
        const { title, desc, link, imgUrl } = shareCard(viewOf(store.getState().screen).sharesFragment === true)
        wx.updateAppMessageShareData({ title, desc, link, imgUrl, success() {} })
        wx.updateTimelineShareData({ title, link, imgUrl, success() {} })
      }
      updateCard()
      // The itinerary is in the fragment and changes while it is displayed.
      window.addEventListener('hashchange', updateCard)
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
    // The page can still be shared, without its own card.
  }
}

/** The share card out of the document's head. The link of the itinerary includes its fragment. */
function shareCard(sharesFragment: boolean) {
  const meta = (selector: string) => document.querySelector(selector)?.getAttribute('content') ?? ''
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href
  const link = canonical ?? window.location.href.replace(/#.*$/s, '')
  return {
    title: document.title,
    desc: meta('meta[name="description"]'),
    link: sharesFragment ? link + window.location.hash : link,
    imgUrl: meta('meta[name="share-picture"]')
  }
}
