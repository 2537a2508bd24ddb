/**
 * The calls of the API, one row per call (shared/README.md#the-api); the name of the export is the name of the call.
 * Everything that depends on the calls reads this table: cache rules, page inputs, purges, the forms, the browser's API
 * client, the embedded backend. Rows are separate exports, so that the browser's bundles contain only those they use.
 */
import { formCall, forwardedCall, getCall } from './call.ts'
import { boothRow, country, freeText, hall, id, letter, pageNumber, path, slug } from './parameters.ts'

export const menu = /* @__PURE__ */ getCall('/getHomeMenuList', { parameters: {}, tag: 'menu', isBasic: true })
export const config = /* @__PURE__ */ getCall('/getWebInfo', { parameters: {}, tag: 'config', isBasic: true })
export const fairInfo = /* @__PURE__ */ getCall('/getFairInfo', { parameters: {}, tag: 'config' })
export const tree = /* @__PURE__ */ getCall('/industry/tree', {
  parameters: {},
  tag: 'tree',
  isBasic: true,
  success: [1]
})
export const categories = /* @__PURE__ */ getCall('/getProductCategoryList', {
  parameters: {},
  tag: 'categories',
  isBasic: true,
  fixedParameters: { pid: '0' }
})

export const home = /* @__PURE__ */ getCall('/getHome', { parameters: {} })
export const pageList = /* @__PURE__ */ getCall('/getPageList', { parameters: {} })
export const page = /* @__PURE__ */ getCall('/getPage', {
  isRecord: true,
  parameters: { path }
})
export const newsList = /* @__PURE__ */ getCall('/getNewsList', { parameters: { kind: slug, page: pageNumber } })
export const news = /* @__PURE__ */ getCall('/getNews', { isRecord: true, parameters: { id } })
export const exhibitorList = /* @__PURE__ */ getCall('/getExhibitorList', {
  parameters: { country, category: id, row: boothRow, letter, q: freeText, sort: slug, page: pageNumber }
})
export const exhibitor = /* @__PURE__ */ getCall('/getExhibitor', { isRecord: true, parameters: { id } })
export const booths = /* @__PURE__ */ getCall('/getBooths', { parameters: { hall } })
export const productList = /* @__PURE__ */ getCall('/getProductList', {
  parameters: { category: id, company: id, q: freeText, sort: slug, page: pageNumber }
})
export const product = /* @__PURE__ */ getCall('/getProduct', { isRecord: true, parameters: { id } })
export const talkList = /* @__PURE__ */ getCall('/getTalkList', { parameters: { forum: slug } })
export const talk = /* @__PURE__ */ getCall('/getTalk', { isRecord: true, parameters: { forum: slug, id } })
export const awards = /* @__PURE__ */ getCall('/getAwards', { parameters: {} })

export const search = /* @__PURE__ */ getCall('/search', {
  parameters: { q: freeText, kind: slug, page: pageNumber },
  cacheable: false
})
export const code = /* @__PURE__ */ getCall('/checkCode', {
  parameters: { code: freeText },
  cacheable: false
})

export const addSubscribe = /* @__PURE__ */ formCall('/addSubscribe', { isBasic: true, success: [200] })
export const addBooth = /* @__PURE__ */ formCall('/addBooth')
export const addExhibitor = /* @__PURE__ */ formCall('/addExhibitor')
export const addVisitor = /* @__PURE__ */ formCall('/addVisitor')
export const addMeeting = /* @__PURE__ */ formCall('/addMeeting')
export const removeSubscribe = /* @__PURE__ */ formCall('/removeSubscribe')

export const shareSignature = /* @__PURE__ */ forwardedCall('/wechat/share_sign')
