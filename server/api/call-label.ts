/** The label of a request to the backend in metrics. */
import type { OriginRequest } from '../http/transport.ts'
import { findCall } from './calls.ts'
import { formOfCall } from './forms/form-guard.ts'
import { sharePath } from './share-url.ts'

/** The label `call` of a request to the backend: a name of the table of calls, `share`, `form` or `other`. */
export function callOf({ method, target }: Pick<OriginRequest, 'method' | 'target'>): string {
  const [path = '', query = ''] = target.split('?', 2)
  if (method === 'POST') return formOfCall(`/api${path}`) === undefined ? 'other' : 'form'
  if (path === sharePath) return 'share'
  const call = method === 'GET' || method === 'HEAD' ? findCall(path, query) : undefined
  return call?.name ?? 'other'
}
