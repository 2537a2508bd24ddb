/** All messages of the frame and of shared parts, for the server. Browsers load those they need (`load.ts`). */
import type { Localizations } from '../../shared/locale/locale.ts'
import { cn, type Messages } from './cn.ts'
import { en } from './en.ts'
import { partsCn } from './parts-cn.ts'
import { partsEn } from './parts-en.ts'

export const allMessages: Localizations<Messages> = { cn: { ...cn, ...partsCn }, en: { ...en, ...partsEn } }
