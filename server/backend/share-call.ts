/** The WeChat share signature (specification, section 7): here there is no account, hence no secret to sign with. */
import type { Calls } from './answer.ts'

const words = { cn: '未配置微信公众号，无法签名', en: 'No WeChat account is configured, so nothing can be signed' }

/** Answers a clear no; the client stays silent. */
export function shareCall(): Calls {
  return {
    '/wechat/share_sign': {
      method: 'GET',
      keep: false,
      answer: ({ locale }) => ({ status: 200, code: 501, msg: words[locale], data: null })
    }
  }
}
