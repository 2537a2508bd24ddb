/** Loads the messages of the page's language: the frame's at once, those of screens together with their scripts. */
import type { Locale } from '../../shared/locale.ts'
import type { Messages } from './cn.ts'

let messages: Messages
let english: boolean

/** The frame's messages. `loadScreenMessages` adds those of the screens to the same object. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  english = locale === 'en'
  const frame = english ? (await import('./en.ts')).en : (await import('./cn.ts')).cn
  // Complete after `loadScreenMessages`, which every screen that reads the other messages waits for.
  messages = { ...frame } as Messages
  return messages
}

/** Adds the messages of screens and their tools. Further calls do nothing. */
export async function loadScreenMessages(): Promise<void> {
  if (messages.plan) return
  const [directory, plan] = english
    ? await Promise.all([import('./directory-en.ts'), import('./plan-en.ts')])
    : await Promise.all([import('./directory-cn.ts'), import('./plan-cn.ts')])
  messages.directory = 'directoryEn' in directory ? directory.directoryEn : directory.directoryCn
  messages.plan = 'planEn' in plan ? plan.planEn : plan.planCn
}
