/** Built files: their names hold a hash of their content, so a copy is never out of date. */
import { addressOf, isKeepableFile } from './addresses.ts'
import { findCopy, storeCopy } from './caches.ts'
import type { FetchEvent } from './scope.ts'

/** A larger file would displace many others. */
const maxBytes = 400_000

/** The copy, else the file from the network. */
export async function answerFile(event: FetchEvent): Promise<Response> {
  const address = addressOf(event.request.url)
  const copy = await findCopy(address).catch(() => undefined)
  if (copy) return copy.response
  const response = await fetch(event.request)
  const isSmall = Number(response.headers.get('content-length') ?? 0) <= maxBytes
  if (isSmall && isKeepableFile(response)) event.waitUntil(storeCopy('files', address, response.clone()))
  return response
}
