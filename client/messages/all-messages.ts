/** All messages of both languages, for the server. Browsers load those they need (`load.ts`). */
import type { Locale } from '../../shared/locale.ts'
import { cn, type Messages } from './cn.ts'
import { directoryCn } from './directory-cn.ts'
import { directoryEn } from './directory-en.ts'
import { en } from './en.ts'
import { planCn } from './plan-cn.ts'
import { planEn } from './plan-en.ts'

export const allMessages: Record<Locale, Messages> = {
  cn: { ...cn, directory: directoryCn, plan: planCn },
  en: { ...en, directory: directoryEn, plan: planEn }
}
