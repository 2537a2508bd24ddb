/** The WeChat share signature (specification, section 7): here there is no account, hence no secret to sign with. */
import type { Calls } from './answer.ts'
import { answerWords } from './answer-words.ts'

/** Answers a clear no; the client stays silent. */
export function shareCall(): Calls {
  return {
    '/wechat/share_sign': {
      method: 'GET',
      keep: false,
      answer: ({ locale }) => ({ status: 200, code: 501, msg: answerWords.unsigned[locale], data: null })
    }
  }
}
