/** The calls of forms that the backend lacks: their pages are there, and what visitors fill in reaches nobody. */
import { addBooth, addSubscribe, addVisitor } from '../../shared/calls/rows.ts'
import { href } from '../../shared/pages/addresses.ts'
import type { BackendClient } from './backend-client.ts'
import type { Found } from './findings.ts'

/** By the path of the call: the page with its form, and the code of the configuration that names another address. */
const pages = [
  { call: addBooth.path, page: href.page('/exhibitor/apply'), code: 'booth_url_cn' },
  { call: addVisitor.path, page: href.page('/visitor/register'), code: 'preregister_url_cn' }
]
const isAbsent = (status: number | undefined) => status === undefined || status === 404 || status === 410

/**
 * Asks for each call with OPTIONS: a POST would store a form. Resolves to a note for each that is not found, unless
 * `config` leads elsewhere, where the call of every backend is: some routers answer OPTIONS with 404 wherever they take a
 * POST alone.
 */
export async function missingForms(client: BackendClient, config: Readonly<Record<string, unknown>>): Promise<Found[]> {
  if (isAbsent(await client.optionsOf(addSubscribe.path))) return []
  const found = await Promise.all(
    pages.map(async ({ call, page, code }): Promise<Found[]> => {
      if (config[code] !== undefined || !isAbsent(await client.optionsOf(call))) return []
      const message = `the call is not there: the form of ${page} reaches nobody: ${code} in getWebInfo may name another address`
      return [{ severity: 'note', check: 'answer', call, target: call, locale: 'cn', message }]
    })
  )
  return found.flat()
}
