/**
 * Everything that makes a running site faster and changes nothing else: with `noFastPath` in its place every request
 * gets the same response (test/server/fast/corpus.test.ts). `code-cache.ts` and `heap.ts` are for the process.
 */
import { type IncomingMessage, ServerResponse } from 'node:http'
import type { DerivedStore } from '../derived/derived-store.ts'
import { sendPrepared } from '../derived/prepared-response.ts'
import type { FieldLines } from '../http/response-head.ts'
import type { PagesOptions } from '../pages/pages.ts'
import { renderApp } from '../pages/render.tsx'
import type { ApiHit } from './api-hit.ts'
import { createAssetMemory } from './asset-memory.ts'
import { RawResponse } from './raw-response.ts'
import { recompress } from './recompression.ts'
import { renderPage } from './rendered-fragments.ts'
import { createUrlIndex } from './url-index.ts'

/** What pages need of it: the rendering, and `onDerived`, which adds to the index by URL. */
export interface FastPath extends Pick<PagesOptions, 'render' | 'onDerived'> {
  /**
   * Sends a cached API response, a stored and still valid page or a built file, synchronously and before the router.
   * Returns false, without any effect on the response, for every other request.
   */
  tryServe: (request: IncomingMessage, response: ServerResponse) => boolean
  /** The class of the server's responses. */
  ServerResponse: typeof ServerResponse
}

export interface FastPathOptions {
  apiHit: ApiHit
  derived: DerivedStore
  /** The fair's day. */
  today: () => number
  /** Folder with the built browser files. */
  assets: string
  /** Headers of built files. */
  headers: FieldLines
}

/** Creates the fast path, with an empty index and no file in memory. Throws if the folder cannot be read. */
export function createFastPath({ apiHit, derived, today, assets, headers }: FastPathOptions): FastPath {
  const urlIndex = createUrlIndex(derived, today)
  const files = createAssetMemory(assets, headers)
  return {
    tryServe(request, response) {
      if (apiHit(request, response)) return true
      const page = urlIndex.find(request)
      if (!page) return files.hit(request, response)
      sendPrepared(request, response, page)
      recompress(page)
      return true
    },
    onDerived: urlIndex.add,
    render: renderPage,
    ServerResponse: RawResponse
  }
}

/** Serves nothing: every request goes through the router. */
export const noFastPath: FastPath = {
  tryServe: () => false,
  onDerived: () => {},
  render: renderApp,
  ServerResponse
}
