/** Texts of `msg` in the embedded backend's responses, in both languages. */
import type { ApiLocale } from '../../shared/locale/locale.ts'

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
