/** Exports submissions as CSV. */
import type Database from 'libsql'
import { consentFieldNames, type StoredFormName, storedForm } from '../../../shared/forms/forms.ts'
import { toCsv } from '../../../shared/records/csv.ts'
import { passColumn } from '../submissions-file.ts'

/** Forms by the name that the command takes. */
export const exportable: Readonly<Record<string, StoredFormName>> = {
  subscriptions: 'subscribe',
  booth: 'booth',
  exhibitors: 'exhibitor',
  visitors: 'visitor',
  meetings: 'meeting'
}

/** Columns of details that the embedded backend stores beside the fields of a form, before and after these. */
const detailColumns: Partial<Record<StoredFormName, { before?: readonly string[]; after?: readonly string[] }>> = {
  booth: { after: ['number'] },
  exhibitor: { after: ['number'] },
  visitor: { after: [passColumn] },
  meeting: { before: ['number', 'exhibitor_name', 'booth', 'product_names'] }
}

interface StoredRow {
  edition: string
  received: string
  repeated: string | null
  fields: string
  consent: string
  consent_version: string | null
  consent_lang: string | null
  consent_time: string | null
}

export interface ExportOptions {
  form: StoredFormName
  /** Also exports submissions without stated consent. */
  includeUnstated: boolean
  /** Only requests for meetings with the exhibitor of this id. */
  exhibitor?: number | undefined
}

/** Returns the submissions of a form as CSV, in the order in which they were received. Times are ISO 8601 in UTC. */
export function exportRows(db: Database.Database, options: ExportOptions): string {
  const { form, includeUnstated, exhibitor } = options
  const names = storedForm(form).fields.map((field) => field.name)
  const ownFields = names.filter((name) => name !== consentFieldNames.given)
  const { before = [], after = [] } = detailColumns[form] ?? {}
  const fields = [...before, ...ownFields, ...after]
  const id = exhibitor === undefined ? null : String(exhibitor)
  // The columns are those of `StoredRow`.
  const rows = db
    .prepare(
      `SELECT edition, received, repeated, fields, consent, consent_version, consent_lang, consent_time
       FROM submissions WHERE form = ? AND (consent = 'given' OR ?)
         AND (? IS NULL OR json_extract(fields, '$.exhibitor') = ?) ORDER BY id`
    )
    .all(form, includeUnstated ? 1 : 0, id, id) as StoredRow[]
  const header = [
    ...['received', 'repeated', 'edition'],
    ...fields,
    ...['consent', 'consent_version', 'consent_lang', 'consent_time']
  ]
  return toCsv(
    header,
    rows.map((row) => {
      // The store wrote the fields as an object of texts.
      const values = JSON.parse(row.fields) as Record<string, string>
      return [
        ...[row.received, row.repeated ?? '', row.edition],
        ...fields.map((name) => values[name] ?? ''),
        ...[row.consent, row.consent_version ?? '', row.consent_lang ?? '', row.consent_time ?? '']
      ]
    })
  )
}
