/** What the server writes in front of the worker's script (server/pages/service-worker.ts). */
import type { WorkerSite } from '../../../shared/pages/worker-site.ts'

declare const offlineSite: WorkerSite

export const site: WorkerSite = offlineSite
