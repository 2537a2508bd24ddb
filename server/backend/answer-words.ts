/** What the embedded backend says of its answers, in both languages (`msg`; rulings, section 4). */
import type { Locale } from '../../shared/locale.ts'

export const answerWords = {
  ok: { cn: '成功', en: 'OK' },
  missing: { cn: '内容不存在', en: 'No such content' },
  malformed: { cn: '请求参数有误', en: 'A parameter is missing or malformed' },
  method: { cn: '不支持该请求方法', en: 'This method is not allowed here' },
  media: { cn: '请以表单格式提交', en: 'Send the form as multipart/form-data or urlencoded' },
  large: { cn: '提交的内容过大', en: 'The form is too large' },
  broken: { cn: '服务暂时不可用', en: 'The service is not available at the moment' },
  unsigned: { cn: '未配置微信公众号，无法签名', en: 'No WeChat account is configured, so nothing can be signed' }
} satisfies Record<string, Record<Locale, string>>
