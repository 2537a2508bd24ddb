import { useEffect, useState } from 'react'
import type { GetCall } from '../../shared/calls/call.ts'
import { apiLocaleOf } from '../../shared/locale/locale.ts'
import { project } from '../../shared/records/projection.ts'
import { recordsOf } from '../../shared/records/records.ts'
import { useStore } from '../store.ts'
import { createApi } from './api.ts'

const noParams: Readonly<Record<string, string>> = {}

/**
 * The objects in a public list of the API in the page's language, read whole, so that no request tells which of them
 * the visitor looks for. Takes a call, undefined for none, and its parameters, an object that stays the same; gives
 * undefined until they are known and where they cannot be loaded. The caller names the type that the call's records
 * have.
 */
export function useRecords<Item>(call: GetCall | undefined, params = noParams): Item[] | undefined {
  const locale = useStore((state) => state.locale)
  const apiBase = useStore((state) => state.apiBase)
  const [records, setRecords] = useState<Item[]>()
  useEffect(() => {
    if (!call) return
    const controller = new AbortController()
    createApi(apiBase, locale)
      .get(call, params, controller.signal)
      .then(
        (list) => {
          // Any value is a list or none. Texts are rendered as texts; `Projected` marks those of pages as cleaned.
          setRecords(recordsOf(list as object[]).map((item) => project(item, apiLocaleOf(locale)) as Item))
        },
        // Whatever shows them stays as it is.
        () => undefined
      )
    return () => controller.abort()
  }, [call, params, apiBase, locale])
  return records
}
