/** Loads the messages of the page's language: the frame's at once, those of shared parts with the first component. */
import type { Locale } from '../../shared/locale.ts'
import type { Messages } from './cn.ts'

let messages: Messages
let english: boolean

/** The frame's messages. `loadPartMessages` adds those of shared parts to the same object. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  english = locale === 'en'
  const frame = english ? (await import('./en.ts')).en : (await import('./cn.ts')).cn
  // Complete after `loadPartMessages`, which every component that reads the other messages waits for.
  messages = { ...frame } as Messages
  return messages
}

/** Adds the messages of parts that several kinds of pages share. Further calls do nothing. */
export async function loadPartMessages(): Promise<void> {
  if (messages.plan) return
  Object.assign(messages, english ? (await import('./parts-en.ts')).partsEn : (await import('./parts-cn.ts')).partsCn)
}
