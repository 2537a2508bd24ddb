/** Words of the page for editors, by language. */
import type { Localizations } from '../../shared/locale/locale.ts'
import { editorMessagesCn } from './messages-cn.ts'
import { editorMessagesEn } from './messages-en.ts'

export type EditorMessages = typeof editorMessagesCn

export const editorMessages: Localizations<EditorMessages> = { cn: editorMessagesCn, en: editorMessagesEn }

/** A message with each `{}` replaced by the next value. */
export function fill(message: string, ...values: (string | number)[]): string {
  let index = 0
  return message.replaceAll('{}', () => String(values[index++] ?? ''))
}
