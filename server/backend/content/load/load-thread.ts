/**
 * Entry point of the thread that loads a content folder once. It is a thread of its own so that calls are answered
 * while a large folder is read, and so that a hostile file ends this thread alone.
 */
import { parentPort, workerData } from 'node:worker_threads'
import { loadBundle } from '../../code-cache.ts'
import type { LoaderData } from './loader-messages.ts'

// Set by `loadInThread` in followed-content.ts.
const data: LoaderData = workerData
// It is the bundle of this module.
const { load } = loadBundle(data.source.loader).run() as typeof import('./loader.ts')
load(data, (message) => parentPort?.postMessage(message))
