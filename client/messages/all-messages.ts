/** Both languages with all their words, for where pages are made; a browser loads what it needs. */
import type { Locale } from '../../shared/locale.ts'
import { cn, type Words } from './cn.ts'
import { directoryCn } from './directory-cn.ts'
import { directoryEn } from './directory-en.ts'
import { en } from './en.ts'
import { planCn } from './plan-cn.ts'
import { planEn } from './plan-en.ts'

export const wholeWords: Record<Locale, Words> = {
  cn: { ...cn, directory: directoryCn, plan: planCn },
  en: { ...en, directory: directoryEn, plan: planEn }
}
