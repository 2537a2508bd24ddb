/** Messages of error responses that the server sends itself, by HTTP status, in both languages. */
import type { Localizations } from '../locale/locale.ts'

export type FailureStatus = 400 | 401 | 403 | 404 | 405 | 408 | 413 | 415 | 429 | 502 | 503 | 504 | 508

export const failureMessages: Record<FailureStatus, Localizations<string>> = {
  400: { cn: '请求不正确', en: 'The request is not valid' },
  401: { cn: '未授权', en: 'Not authorised' },
  403: { cn: '请求被拒绝', en: 'This request is refused' },
  404: { cn: '没有找到', en: 'Not found' },
  405: { cn: '不支持该请求方法', en: 'This method is not supported' },
  408: { cn: '请求超时，请重试', en: 'The request took too long, please try again' },
  413: { cn: '提交的内容过大', en: 'The request is too large' },
  415: { cn: '不支持的内容格式', en: 'This type of content is not supported' },
  429: { cn: '提交过于频繁，请稍后再试', en: 'Too many submissions, please try again a little later' },
  502: { cn: '服务暂时不可用，请稍后再试', en: 'The service is not available at the moment, please try again later' },
  503: { cn: '服务繁忙，请稍后再试', en: 'The service is busy, please try again later' },
  504: { cn: '服务响应超时，请稍后再试', en: 'The service took too long to answer, please try again later' },
  508: { cn: '服务配置有误', en: 'The service is not set up correctly' }
}

/** The word before the id of a request on an error page. */
export const requestIdLabel: Localizations<string> = { cn: '编号', en: 'Reference' }

/** The message for an API address that is loaded as a document, frame, script or style sheet (Sec-Fetch-Dest). */
export const forbiddenDestinationMessages: Localizations<string> = {
  cn: '此地址只提供数据，不能作为页面、框架、脚本或样式打开；请用 fetch 或 curl 访问',
  en: 'This address gives data: ask with fetch or curl, not as a page, frame, script or style sheet'
}
