/** The facts of the fair that `edition.yaml` gives: as configuration, and as what other records take from them. */
import { apiLocales } from '../../../../shared/locale/bilingual.ts'
import { readDays, readHours } from '../../../../shared/records/facts.ts'
import type { ConfigEntry, Contact, Organiser, Pair } from '../../../../shared/records/records.ts'
import { daysBetween, formatRange } from '../../../../shared/time/dates.ts'
import { type FaultList, recordLocation } from '../fault-list.ts'
import type { PackFacts } from '../pack.ts'
import { unixSeconds } from '../times.ts'
import type { Values } from './record-values.ts'

type FileEdition = Values<'edition'>
type FileOrganiser = NonNullable<FileEdition['organisers']>[number]

/** Codes of fields that are no facts, by field; that of any other is `fact_` and its name. */
const otherCodes: Readonly<Record<string, string>> = {
  mark: 'mark_image',
  share: 'share_image',
  qr: 'qr_image',
  year: 'copyright_year',
  filing_number: 'filing_number',
  filing_url: 'filing_url'
}

export interface OwnFacts extends PackFacts {
  /** Where the value of each code stands in the file. */
  steps: Map<string, (string | number)[]>
  organisers: Organiser[]
  /** The title of the site where the configuration has none. */
  titles: ConfigEntry[]
  /** What the home page says of days and place where it has no text of its own; what is not known is left out. */
  banner: Partial<Pair<'exhibition_date'> & Pair<'exhibition_address'>>
}

/** Reads a checked `edition.yaml`; adds the faults that no schema can find. */
export function ownFacts(file: FileEdition, faults: FaultList): OwnFacts {
  const entries: ConfigEntry[] = []
  const steps = new Map<string, (string | number)[]>()
  const add = (code: string, value: unknown, at: (string | number)[]) => {
    if (value === undefined || value === '') return
    entries.push({ code, type: 1, content: String(value) })
    steps.set(code, at)
  }
  const { hours, organisers: written = [], ...fields } = file
  for (const [field, value] of Object.entries(fields)) add(otherCodes[field] ?? `fact_${field}`, value, [field])
  add('fact_hours', hours?.join(', '), ['hours'])
  const organisers = written.map(organiserRecord)
  for (const [index, organiser] of organisers.entries()) {
    const at = ['organisers', index]
    for (const language of apiLocales)
      for (const field of [`company_${language}`, `address_${language}`] as const)
        add(`organiser_${index + 1}_${field}`, organiser[field], [...at, field])
    for (const role of ['business', 'exhibitor', 'visitor'] as const)
      for (const line of ['phone', 'fax', 'email'] as const)
        add(`organiser_${index + 1}_${role}_${line}`, organiser[role][line], [...at, role, line])
  }
  const days = readDays(file.first_day ?? '', file.last_day ?? '')
  checkDays(file, days, faults)
  // Days with a fault are told once, not also as missing on the home page.
  const dateOf = (language: 'cn' | 'en') => (days ? formatRange(days.first, days.last, language) : file.first_day)
  return {
    record: file,
    entries,
    steps,
    organisers,
    titles: apiLocales.map((language) => ({
      code: `meta_title_${language}`,
      type: 1,
      content: file[`name_${language}`]
    })),
    hours: days && hours ? readHours(hours.join(', '), days.first, days.last) : [],
    banner: {
      ...(file.first_day && { exhibition_date_cn: dateOf('cn'), exhibition_date_en: dateOf('en') }),
      ...(file.venue_cn && { exhibition_address_cn: `${file.venue_cn}${file.hall_cn ?? ''}` }),
      ...(file.venue_en && { exhibition_address_en: [file.hall_en, file.venue_en].filter(Boolean).join(', ') })
    }
  }
}

function checkDays(file: FileEdition, days: { first: number; last: number } | undefined, faults: FaultList): void {
  const add = (message: string, ...steps: (string | number)[]) =>
    faults.add(recordLocation('edition', '', ...steps), message)
  const { first_day, last_day, hours = [] } = file
  const unknown = Object.entries({ first_day, last_day }).filter(([, day]) => day && unixSeconds(day) === undefined)
  for (const [field, day] of unknown) add(`is no day of the calendar: ${day}`, field)
  if (unknown.length > 0 || first_day === undefined) return
  if (!days) {
    add('must be the first day or one of the 30 days after it', 'last_day')
    return
  }
  for (const [index, pair] of hours.entries()) {
    const [open = '', close = ''] = pair.split('-')
    if (open >= close) add(`must close after it opens: ${pair}`, 'hours', index)
  }
  const count = daysBetween(days.first, days.last) + 1
  if (hours.length > 1 && hours.length !== count)
    add(`has ${hours.length} entries: write one for all days, or ${count}`, 'hours')
}

/** The record of an organiser; what is not known is empty. */
function organiserRecord({ business, exhibitor, visitor, ...organiser }: FileOrganiser): Organiser {
  return {
    ...organiser,
    business: contactRecord(business),
    exhibitor: contactRecord(exhibitor),
    visitor: contactRecord(visitor)
  }
}

function contactRecord(contact: Partial<Contact> = {}): Contact {
  return { phone: '', fax: '', email: '', ...contact }
}
