/** Exports submissions as CSV. */
import type Database from 'libsql'
import { toCsv } from '../../../shared/csv.ts'
import type { EditionName } from '../../../shared/editions.ts'
import { consentFieldNames, type FormName, forms } from '../../../shared/forms.ts'
import { passColumn } from '../submissions.ts'

/** Forms by the name that the command takes. */
export const exportable: Readonly<Record<string, FormName>> = {
  subscriptions: 'subscribe',
  booth: 'booth',
  exhibitors: 'exhibitor',
  visitors: 'visitor'
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
  form: FormName
  /** The columns are the fields of the form in this edition. */
  edition: EditionName
  /** Also exports submissions without stated consent. */
  includeUnstated: boolean
}

/** Returns the submissions of a form as CSV, in the order in which they were received. Times are ISO 8601 in UTC. */
export function exportRows(db: Database.Database, { form, edition, includeUnstated }: ExportOptions): string {
  const ownFields = forms[edition][form].fields
    .map((field) => field.name)
    .filter((name) => name !== consentFieldNames.given)
  const fields = form === 'visitor' ? [...ownFields, passColumn] : ownFields
  // The columns are those of `StoredRow`.
  const rows = db
    .prepare(
      `SELECT edition, received, repeated, fields, consent, consent_version, consent_lang, consent_time
       FROM submissions WHERE form = ? AND (consent = 'given' OR ?) ORDER BY id`
    )
    .all(form, includeUnstated ? 1 : 0) as StoredRow[]
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
