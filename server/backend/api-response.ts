/** The embedded backend's calls and their responses, before they are sent (shared/README.md#the-api). */
import type { ApiLocale } from '../../shared/locale/locale.ts'

/** Texts of `msg`. */
export const responseMessages = {
  ok: { cn: '成功', en: 'OK' },
  notFound: { cn: '内容不存在', en: 'No such content' },
  badRequest: { cn: '请求参数有误', en: 'A parameter is missing or malformed' },
  methodNotAllowed: { cn: '不支持该请求方法', en: 'This method is not allowed here' },
  unsupportedMediaType: { cn: '请以表单格式提交', en: 'Send the form as multipart/form-data or urlencoded' },
  contentTooLarge: { cn: '提交的内容过大', en: 'The form is too large' },
  keyReused: {
    cn: '这份表单已用其他内容提交过，请刷新页面后重新填写',
    en: 'This form was sent before with other content. Reload the page and fill it in again'
  },
  internalError: { cn: '服务暂时不可用', en: 'The service is not available at the moment' },
  notConfigured: { cn: '未配置微信公众号，无法签名', en: 'No WeChat account is configured, so nothing can be signed' }
} satisfies Record<string, Record<ApiLocale, string>>

export interface ApiResponse {
  /** HTTP status. */
  status: number
  /** Status inside the envelope. */
  code: number
  msg: string
  data: unknown
  /** Set if this response must not be cached although responses of its call usually may. */
  uncacheable?: true
}

export interface CallInput {
  query: URLSearchParams
  /** From the `lang` header. */
  locale: ApiLocale
  /** Fields of a posted form; empty for GET. */
  form: Readonly<Record<string, string>>
  /** From `Idempotency-Key`: equal for all attempts to send the same form. */
  idempotencyKey?: string | undefined
}

export interface Call {
  method: 'GET' | 'POST'
  /** Whether caches may store responses with status 200 or 404. */
  cacheable: boolean
  handle: (input: CallInput) => ApiResponse | Promise<ApiResponse>
}

/** Calls by path. */
export type Calls = Record<string, Call>

const failure = (status: number, message: keyof typeof responseMessages) => (locale: ApiLocale) => ({
  status,
  code: status,
  msg: responseMessages[message][locale],
  data: null
})

/** A success with code 1. */
export function ok(data: unknown, locale: ApiLocale): ApiResponse {
  return { status: 200, code: 1, msg: responseMessages.ok[locale], data }
}

export const badRequest = failure(400, 'badRequest')
export const notFound = failure(404, 'notFound')
export const methodNotAllowed = failure(405, 'methodNotAllowed')
export const contentTooLarge = failure(413, 'contentTooLarge')
export const unsupportedMediaType = failure(415, 'unsupportedMediaType')
/** The key was sent before with other content (draft-ietf-httpapi-idempotency-key-header, section 2.7). */
export const keyReused = failure(422, 'keyReused')
export const internalError = failure(500, 'internalError')
