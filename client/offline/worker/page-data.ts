/** The data of pages (`/_data/`): from the network, else a copy; a message tells the page which. */
import { addressOf, isKeepable } from './addresses.ts'
import { findCopy, forgetCopy, storeCopy } from './caches.ts'
import { tell } from './documents.ts'
import { networkFirst } from './network-first.ts'
import type { FetchEvent } from './scope.ts'

const prefix = '/_data'

/** The response. Rejects where the network fails and there is no copy: the page then loads the document. */
export function answerData(event: FetchEvent): Promise<Response> {
  const key = addressOf(event.request.url)
  const address = key.slice(prefix.length)
  const network = fetch(event.request)
  event.waitUntil(network.then((response) => noteData(key, address, response.clone())).catch(() => undefined))
  return networkFirst({
    network: network.then((response) => {
      tell(event.clientId, { type: 'answered', address })
      return response.clone()
    }),
    findCopy: () => findCopy(key),
    openCopy: ({ response, at }, because) => {
      tell(event.clientId, { type: 'copy', address, at, because })
      return response
    },
    onLateAnswer: () => undefined
  })
}

async function noteData(key: string, address: string, response: Response): Promise<void> {
  if (response.status === 404 || response.status === 410) return forgetCopy(key)
  const isJson = response.headers.get('content-type')?.startsWith('application/json')
  if (isJson && isKeepable(address, response)) await storeCopy('seen', key, response)
}
