/**
 * Questions and answers between the first process and a worker, over the channel that Node opens for a forked process.
 */

/** What one side asks the other: names with their arguments and answers. Both are cloned (`structuredClone`). */
export type Questions = Record<string, (...args: never[]) => unknown>

/** How the other side of a channel answers. */
export type Answers<Asked extends Questions> = {
  [Name in keyof Asked]: (...args: Parameters<Asked[Name]>) => Awaitable<ReturnType<Asked[Name]>>
}
type Awaitable<T> = T | Promise<T>

export interface Channel<Asked extends Questions> {
  /** Asks the other side. Rejects when it fails, ends, or does not answer in time. */
  ask<Name extends keyof Asked & string>(name: Name, ...args: Parameters<Asked[Name]>): Promise<ReturnType<Asked[Name]>>
  /** Rejects all open questions and those to come. */
  close(): void
}

/** One end: `process` in a worker, cluster's `Worker` in the first process. */
export interface Port {
  send(message: Message): unknown
  onMessage(listener: (message: unknown) => void): void
}

export type Message =
  | { ask: number; name: string; args: unknown[] }
  | { answer: number; value: unknown; failed: boolean }

/** Milliseconds until a question counts as failed. */
const defaultWaitMs = 3000

/** Creates one end of a channel. A question that `answers` lacks fails. */
export function createChannel<Asked extends Questions>(
  port: Port,
  answers: Readonly<Record<string, (...args: never[]) => unknown>>,
  waitMs = defaultWaitMs
): Channel<Asked> {
  const open = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>()
  let asked = 0
  let isClosed = false

  const answer = async ({ ask, name, args }: Extract<Message, { ask: number }>) => {
    try {
      const found = Object.hasOwn(answers, name) ? answers[name] : undefined
      if (!found) throw new Error(`nobody answers ${name} here`)
      const value = await found(...(args as never[])) // of the question's type: both sides are of one build
      port.send({ answer: ask, value, failed: false })
    } catch (error) {
      port.send({ answer: ask, value: String(error), failed: true })
    }
  }
  port.onMessage((received) => {
    const message = received as Message // both sides are of one build
    if ('ask' in message) return void answer(message).catch(() => undefined)
    const question = open.get(message.answer)
    open.delete(message.answer)
    if (message.failed) question?.reject(new Error(String(message.value)))
    else question?.resolve(message.value)
  })

  return {
    ask: (name, ...args) =>
      new Promise((resolve, reject) => {
        if (isClosed) return reject(new Error(`${name} was asked of a process that has ended`))
        asked += 1
        const id = asked
        const timer = setTimeout(() => {
          open.delete(id)
          reject(new Error(`${name} was not answered in ${waitMs} ms`))
        }, waitMs)
        const settle = <T>(with_: (value: T) => void) => {
          return (value: T) => {
            clearTimeout(timer)
            with_(value)
          }
        }
        // The answer has the question's type: both sides are of one build.
        open.set(id, { resolve: settle(resolve as (value: unknown) => void), reject: settle(reject) })
        port.send({ ask: id, name, args })
      }),
    close() {
      isClosed = true
      for (const { reject } of open.values()) reject(new Error('the other process has ended'))
      open.clear()
    }
  }
}
