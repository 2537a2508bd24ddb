import type { Call } from './api-response.ts'
import { responseMessages } from './response-messages.ts'

/**
 * The call for a WeChat share signature (shared/README.md#wechat). The embedded backend has no WeChat account to sign
 * for: it responds with code 501, and the client then leaves sharing to WeChat's defaults.
 */
export function shareCall(): Record<'shareSignature', Call> {
  return {
    shareSignature: {
      method: 'GET',
      cacheable: false,
      handle: ({ locale }) => ({ status: 200, code: 501, msg: responseMessages.notConfigured[locale], data: null })
    }
  }
}
