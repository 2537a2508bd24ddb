/** Labels, options and messages of the forms by language. */

import type { Localizations } from '../locale/locale.ts'
import type { FormMessages } from './form-message-types.ts'
import { formMessagesCn } from './form-messages-cn.ts'
import { formMessagesEn } from './form-messages-en.ts'

export type { FormMessages, LinkedText, OptionMessages } from './form-message-types.ts'

export const formMessages: Localizations<FormMessages> = { cn: formMessagesCn, en: formMessagesEn }
