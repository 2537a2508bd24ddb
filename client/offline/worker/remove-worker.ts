/** What `/sw.js` answers with OFFLINE=off: a worker that removes itself and everything that the other one has kept. */
import { workerPrefix } from '../../../shared/pages/worker-site.ts'
import { scope } from './scope.ts'

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))

scope.addEventListener('activate', (event) => event.waitUntil(remove()))

async function remove(): Promise<void> {
  await scope.registration.unregister()
  for (const name of await scope.caches.keys()) if (name.startsWith(workerPrefix)) await scope.caches.delete(name)
}
