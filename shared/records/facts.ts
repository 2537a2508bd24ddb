/**
 * The facts of the fair that the shell shows: name, days, place, organisers. The backend's configuration gives them
 * (`configuration-codes.ts`); what it does not give is left out wherever it would be shown. Days and
 * opening hours are read as the configuration writes them.
 */
import { apiLocales } from '../locale/bilingual.ts'
import type { ApiLocale } from '../locale/languages.ts'
import { plainText } from '../locale/plain-text.ts'
import { type Deadlines, deadlineNames, shanghaiDay, shanghaiOffset } from '../time/dates.ts'
import { readTime } from './read-record.ts'
import type { SiteConfig } from './shell-records.ts'

/** Contact of an organiser; a line that is not known is empty. */
export interface FactContact {
  phone: string
  fax: string
  email: string
}

export interface FactOrganiser {
  company: string
  address: string
  business: FactContact
  exhibitor: FactContact
  visitor: FactContact
}

/** Where the venue is, in one language: what structured data, maps and drivers are told. Without what is not known. */
export interface Place {
  street?: string
  locality?: string
  region?: string
  /** Two letters (ISO 3166-1). */
  country?: string
  /** For a taxi driver: in Chinese in both languages. */
  driverVenue?: string
  driverAddress?: string
  /** Both or neither, in degrees. */
  longitude?: number
  latitude?: number
}

/** The facts in one language. A text that is not known is empty. */
export interface Facts {
  /** What the fair calls itself in names of files; undefined: nothing. */
  id?: string
  /** Never empty. */
  name: string
  /** Never empty. */
  short: string
  venue: string
  address: string
  hall: string
  /** First and last day of the fair: midnight UTC, unix seconds; both or neither. */
  first?: number
  last?: number
  /** Opening hours by day, unix seconds; empty where they are not known. */
  hours: { open: number; close: number }[]
  deadlines?: Deadlines
  /** What a visitor pays who registers after the deadline: `RMB 50`. */
  fee?: string
  organisers: FactOrganiser[]
  /** The filing number (ICP) and the address of its register. */
  filing: { number: string; href: string }
  /** Address of the QR code of the official account. */
  qr: string
  /** Address of the logo; undefined: the skin's. */
  mark?: string
  /** Address of the picture of shared links; undefined: the skin's. */
  share?: string
  /** Name of the official account. */
  account: string
  /** What the button to the sister exhibition says. */
  sister: string
  /** Year of the fair and of the copyright notice. */
  year?: number
  /** What stands behind the copyright sign. */
  copyright: string
}

const contactRoles = ['business', 'exhibitor', 'visitor'] as const
const organiserNumbers = [1, 2] as const

/**
 * The facts that a configuration gives, in one language; those that it gives in the other one alone are taken from
 * there. `siteOrigin` is the site's public origin: its host is the name of a fair that has none. Texts become plain.
 */
export function readFacts(config: SiteConfig | null, locale: ApiLocale, siteOrigin: string): Facts {
  const text = (code: string) => plainText(config?.[code] ?? '')
  const paired = (code: string) => textInLanguage(config, code, locale)
  const name = paired('fact_name') || paired('meta_title') || hostOf(siteOrigin)
  const days = readDays(text('fact_first_day'), text('fact_last_day'))
  const deadlines = deadlineNames.flatMap((name) => {
    const day = readTime(text(`fact_deadline_${name}`))
    return day === undefined ? [] : [[name, shanghaiDay(day)] as const]
  })
  const fee = paired('fact_fee')
  const share = text('share_image') || text('mark_image')
  const year = readYear(text('copyright_year')) ?? (days && new Date(days.first * 1000).getUTCFullYear())
  const id = text('fact_id')
  return {
    ...(id && { id }),
    name,
    short: paired('fact_short') || name,
    venue: paired('fact_venue'),
    address: paired('fact_address'),
    hall: paired('fact_hall'),
    ...days,
    hours: days ? readHours(text('fact_hours'), days.first, days.last) : [],
    ...(deadlines.length > 0 && { deadlines: Object.fromEntries(deadlines) }),
    ...(fee && { fee }),
    organisers: organiserNumbers
      .map((number) => {
        const [business, exhibitor, visitor] = contactRoles.map((role) => ({
          phone: text(`organiser_${number}_${role}_phone`),
          fax: text(`organiser_${number}_${role}_fax`),
          email: text(`organiser_${number}_${role}_email`)
        })) as [FactContact, FactContact, FactContact] // One for each of the three roles.
        const code = `organiser_${number}`
        return { company: paired(`${code}_company`), address: paired(`${code}_address`), business, exhibitor, visitor }
      })
      .filter(({ company }) => company !== ''),
    filing: { number: text('filing_number'), href: text('filing_url') },
    qr: text('qr_image'),
    ...(text('mark_image') && { mark: text('mark_image') }),
    // Links of a fair with a logo of its own never show the picture of another fair.
    ...(share && { share }),
    account: paired('fact_account') || name,
    sister: paired('fact_sister') || hostOf(paired('sister_url')),
    ...(year !== undefined && { year }),
    copyright: [year, name].filter(Boolean).join(' ')
  }
}

/** Where the venue is, from a configuration, in one language, by the rules of `readFacts`. */
export function readPlace(config: SiteConfig | null, locale: ApiLocale): Place {
  const text = (code: string) => plainText(config?.[code] ?? '')
  const texts = {
    street: textInLanguage(config, 'fact_street', locale),
    locality: textInLanguage(config, 'fact_locality', locale),
    region: textInLanguage(config, 'fact_region', locale),
    country: /^[A-Z]{2}$/.exec(text('fact_country'))?.[0],
    driverVenue: text('fact_driver_venue') || text('fact_venue_cn'),
    driverAddress: text('fact_driver_address') || text('fact_address_cn')
  }
  const [longitude, latitude] = [readDegrees(text('fact_longitude'), 180), readDegrees(text('fact_latitude'), 90)]
  return {
    ...Object.fromEntries(Object.entries(texts).filter(([, value]) => value)),
    ...(longitude !== undefined && latitude !== undefined && { longitude, latitude })
  }
}

/** The text of `<code>_<language>` in the language, else in the other one; empty where there is none. */
function textInLanguage(config: SiteConfig | null, code: string, locale: ApiLocale): string {
  const languages = [locale, ...apiLocales.filter((other) => other !== locale)]
  return languages.map((language) => plainText(config?.[`${code}_${language}`] ?? '')).find(Boolean) ?? ''
}

function readYear(text: string): number | undefined {
  return /^[1-9]\d{3}$/.test(text) ? Number(text) : undefined
}

function readDegrees(text: string, max: number): number | undefined {
  const degrees = /^-?\d{1,3}(\.\d{1,9})?$/.test(text) ? Number(text) : Number.NaN
  return Math.abs(degrees) <= max ? degrees : undefined
}

/** The host name of an address; empty where it is none. */
function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname : ''
}

const dayS = 86_400
/** Midnight in Shanghai is so many seconds before midnight UTC. */
/** Days between the first day of a fair and the last one; more is a mistake, and would be as many calendar events. */
const maxDays = 30

/**
 * First and last day of the fair as midnight UTC, from days such as `2025-06-11` or times in unix seconds. Undefined
 * where one is neither, or where they are no range of at most 31 days.
 */
export function readDays(firstDay: string, lastDay: string): { first: number; last: number } | undefined {
  const [start, end] = [readTime(firstDay), readTime(lastDay)]
  if (start === undefined || end === undefined) return undefined
  const [first, last] = [shanghaiDay(start), shanghaiDay(end)]
  return first <= last && last - first <= maxDays * dayS ? { first, last } : undefined
}

const hourPair = /(\d{1,2}):([0-5]\d)\s?[-–—~至]\s?(\d{1,2}):([0-5]\d)/g

/**
 * The opening hours of each day from `first` to `last`, in unix seconds: pairs such as `09:00-17:00` in Shanghai's
 * time, in the order of the days; a single one holds for all. A day without a valid pair is left out.
 */
export function readHours(text: string, first: number, last: number): { open: number; close: number }[] {
  const pairs = [...text.matchAll(hourPair)].map(([, ...parts]) => parts.map(Number))
  const hours: { open: number; close: number }[] = []
  for (let day = first, index = 0; day <= last; day += dayS, index += 1) {
    const [openHour = 0, openMinute = 0, closeHour = 0, closeMinute = 0] = pairs[pairs.length === 1 ? 0 : index] ?? []
    const at = (hour: number, minute: number) => day - shanghaiOffset + hour * 3600 + minute * 60
    const [open, close] = [at(openHour, openMinute), at(closeHour, closeMinute)]
    if (open < close && closeHour <= 24) hours.push({ open, close })
  }
  return hours
}
