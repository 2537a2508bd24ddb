/** The messages of the page's language: those of the frame, and those of shared parts, which load with the first component. */
import { type Locale, type Localizations, localized } from '../../shared/locale/locale.ts'
import { cn, type Messages, type ShellMessages } from './cn.ts'
import { en } from './en.ts'

type PartMessages = Omit<Messages, keyof ShellMessages>

/** The frame's are in the first script in each language: in a file of their own every visit would ask for 0.6 KB more. */
const frameMessages: Localizations<ShellMessages> = { cn, en }
const partLoaders: Localizations<() => Promise<PartMessages>> = {
  cn: async () => (await import('./parts-cn.ts')).partsCn,
  en: async () => (await import('./parts-en.ts')).partsEn
}

let messages: Messages
let partsOf: () => Promise<PartMessages>

/** The frame's messages. `loadPartMessages` adds those of shared parts to the same object. */
export function startMessages(locale: Locale): Messages {
  partsOf = localized(partLoaders, locale)
  // Complete after `loadPartMessages`, which every component that reads the other messages waits for.
  messages = { ...localized(frameMessages, locale) } as Messages
  return messages
}

/** Adds the messages of parts that several kinds of pages share. Further calls do nothing. */
export async function loadPartMessages(): Promise<void> {
  if (messages.plan) return
  Object.assign(messages, await partsOf())
}
