/** Loads the messages of the page's language: the frame's at once, those of shared parts with the first component. */
import { type Locale, type Localizations, localized } from '../../shared/locale/locale.ts'
import type { Messages, ShellMessages } from './cn.ts'

type PartMessages = Omit<Messages, keyof ShellMessages>

const loaders: Localizations<{ frame: () => Promise<ShellMessages>; parts: () => Promise<PartMessages> }> = {
  cn: {
    frame: async () => (await import('./cn.ts')).cn,
    parts: async () => (await import('./parts-cn.ts')).partsCn
  },
  en: {
    frame: async () => (await import('./en.ts')).en,
    parts: async () => (await import('./parts-en.ts')).partsEn
  }
}

let messages: Messages
let partsOf: () => Promise<PartMessages>

/** The frame's messages. `loadPartMessages` adds those of shared parts to the same object. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const { frame, parts } = localized(loaders, locale)
  partsOf = parts
  // Complete after `loadPartMessages`, which every component that reads the other messages waits for.
  messages = { ...(await frame()) } as Messages
  return messages
}

/** Adds the messages of parts that several kinds of pages share. Further calls do nothing. */
export async function loadPartMessages(): Promise<void> {
  if (messages.plan) return
  Object.assign(messages, await partsOf())
}
