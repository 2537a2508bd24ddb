/** A page ships the words of its own language alone: the frame's at once, the screens' with their scripts. */
import type { Locale } from '../../shared/locale.ts'
import type { Words } from './cn.ts'

let words: Words
let english: boolean

/** The frame's words. What the screens say is added to the same object by `loadScreenWords`. */
export async function loadWords(locale: Locale): Promise<Words> {
  english = locale === 'en'
  const frame = english ? (await import('./en.ts')).en : (await import('./cn.ts')).cn
  words = { ...frame } as Words
  return words
}

/** Adds what screens and their tools say; once, before the first of them is drawn. */
export async function loadScreenWords(): Promise<void> {
  if (words.plan) return
  const [directory, plan] = english
    ? await Promise.all([import('./directory-en.ts'), import('./plan-en.ts')])
    : await Promise.all([import('./directory-cn.ts'), import('./plan-cn.ts')])
  words.directory = 'directoryEn' in directory ? directory.directoryEn : directory.directoryCn
  words.plan = 'planEn' in plan ? plan.planEn : plan.planCn
}
