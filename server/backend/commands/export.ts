/** Stored submissions as CSV. */
import type Database from 'libsql'
import type { EditionName } from '../../../shared/editions.ts'
import { consentParts, type FormName, forms } from '../../../shared/forms.ts'
import { toCsv } from '../csv.ts'

/** What can be exported, under the name that the command takes. */
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

/** What is exported: a form with the fields that it has in `edition`. */
export interface Selection {
  form: FormName
  edition: EditionName
  /** Also the submissions that carry no consent. */
  all: boolean
}

/** The submissions of a form in the order in which they came. Times are ISO 8601 in UTC. */
export function exportRows(db: Database.Database, { form, edition, all }: Selection): string {
  const fields = forms[edition][form].fields.map((field) => field.name).filter((name) => name !== consentParts.given)
  const rows = db
    .prepare(
      `SELECT edition, received, repeated, fields, consent, consent_version, consent_lang, consent_time
       FROM submissions WHERE form = ? AND (consent = 'given' OR ?) ORDER BY id`
    )
    .all(form, all ? 1 : 0) as StoredRow[]
  const heads = [
    ...['received', 'repeated', 'edition'],
    ...fields,
    ...['consent', 'consent_version', 'consent_lang', 'consent_time']
  ]
  return toCsv(
    heads,
    rows.map((row) => {
      const values = JSON.parse(row.fields) as Record<string, string>
      return [
        ...[row.received, row.repeated ?? '', row.edition],
        ...fields.map((name) => values[name] ?? ''),
        ...[row.consent, row.consent_version ?? '', row.consent_lang ?? '', row.consent_time ?? '']
      ]
    })
  )
}
