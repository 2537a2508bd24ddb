/**
 * The codes of the backend's configuration that the site reads (shared/README.md#menu-and-configuration). The list in
 * the API document is made from this one. For servers: browsers get the facts that were read.
 */

import { choosableFields } from '../forms/forms.ts'
import { deadlineNames } from '../time/dates.ts'
import { lookColours, lookFaces } from './look.ts'

/** A row of the table; braces in `code` list alternatives, as in `fact_name_{cn|en}`. */
export interface ConfigurationCode {
  readonly code: string
  /** What the value is, in English. */
  readonly value: string
  /** What the site shows where the backend does not give it. */
  readonly without: string
  /** True where browsers get the value itself. */
  readonly isPublic?: true
}

/** All codes, in the order in which they are documented. */
export const configurationCodes: readonly ConfigurationCode[] = [
  { code: 'meta_title_{cn|en}', value: 'the title of the site', without: "the fair's name", isPublic: true },
  { code: 'meta_desc_{cn|en}', value: 'description of pages that have none', without: "the fair's name" },
  { code: 'meta_kws_{cn|en}', value: 'keywords of pages that have none, separated by commas', without: 'no keywords' },
  { code: 'statistics_script', value: 'address or tag of the statistics script', without: 'no script' },
  {
    code: 'booth_url_{cn|en}',
    value: 'address of the booth application',
    without: '`/exhibitor/apply`',
    isPublic: true
  },
  {
    code: 'preregister_url_{cn|en}',
    value: 'address of the pre-registration of visitors',
    without: '`/visitor/register`',
    isPublic: true
  },
  { code: 'sister_url_{cn|en}', value: 'address of the sister exhibition', without: 'no button', isPublic: true },
  {
    code: 'unsubscribe',
    value: '1 where the call `removeSubscribe` exists',
    without: 'no link to `/unsubscribe`',
    isPublic: true
  },
  {
    code: 'meetings',
    value: '1 where the call `addMeeting` exists; the times to choose from are the half hours of `fact_hours`',
    without: "no way to ask for a meeting on exhibitors' pages",
    isPublic: true
  },
  { code: 'sample', value: '1 where the firms and people are invented', without: 'no line in the footer that says so' },
  {
    code: 'fact_name_{cn|en}',
    value: 'name of the fair',
    without: '`meta_title`, else the host name of `SITE_ORIGIN`'
  },
  { code: 'fact_short_{cn|en}', value: 'short name, in the top bar and in breadcrumbs', without: "the fair's name" },
  {
    code: 'fact_id',
    value:
      'what calendar entries, passes and saved files are named after: `tea-fair`, at most 20 letters, digits, hyphens',
    without: "the edition's name, or `fair`"
  },
  {
    code: 'fact_first_day',
    value: 'first day: `2025-06-11`, or midnight UTC in unix seconds',
    without: 'no dates, days to go, opening hours, calendar file, event in structured data'
  },
  {
    code: 'fact_last_day',
    value: 'last day, 30 days after the first at most',
    without: 'as without the first day'
  },
  {
    code: 'fact_hours',
    value:
      'opening hours in Shanghai, day by day: `09:00-17:00, 09:00-17:00, 09:00-15:00`; one pair holds for all days',
    without: 'no opening hours; days of the calendar file are all-day events'
  },
  {
    code: `fact_deadline_{${deadlineNames.join('|')}}`,
    value: 'last day of booth applications, applications of VIP visitors, free registration, hotel rates: `2025-03-31`',
    without: 'open until the last day, and no sentence about it'
  },
  {
    code: 'fact_fee_{cn|en}',
    value: 'what visitors pay who register after the deadline: `RMB 50`',
    without: 'no amount'
  },
  { code: 'fact_venue_{cn|en}', value: 'name of the venue', without: 'no venue' },
  { code: 'fact_hall_{cn|en}', value: 'the hall: `Hall N5`', without: 'no hall' },
  { code: 'fact_address_{cn|en}', value: 'address of the venue', without: 'no address' },
  { code: 'fact_street_{cn|en}', value: 'street and number, for search engines', without: 'left out' },
  { code: 'fact_locality_{cn|en}', value: 'district, for search engines', without: 'left out' },
  { code: 'fact_region_{cn|en}', value: 'city or province, for search engines', without: 'left out' },
  { code: 'fact_country', value: 'country, for search engines: two capital letters', without: 'left out' },
  {
    code: 'fact_driver_{venue|address}',
    value: 'venue and address in Chinese, to show to a driver in both languages',
    without: '`fact_venue_cn` and `fact_address_cn`'
  },
  {
    code: 'fact_{longitude|latitude}',
    value: 'degrees: `121.56` and `31.21`',
    without: 'no position in calendar files'
  },
  { code: 'fact_account_{cn|en}', value: 'name of the official WeChat account', without: "the fair's name" },
  { code: 'qr_image', value: 'picture of its QR code', without: 'no QR code' },
  {
    code: 'mark_image',
    value: 'logo, also the icon of browser tabs and of the installed site',
    without: "the skin's (`EDITION`)"
  },
  {
    code: 'share_image',
    value: 'picture of links that are shared, square or wide, no SVG',
    without: "`mark_image`, else the skin's"
  },
  { code: 'fact_sister_{cn|en}', value: 'name of the sister exhibition', without: 'the host name of its address' },
  {
    code: 'copyright_year',
    value: 'year of the copyright line, four digits',
    without: 'the year of the first day, else no year'
  },
  { code: 'filing_number', value: 'filing number (ICP)', without: 'no filing number' },
  { code: 'filing_url', value: 'address of the register of filing numbers', without: 'the number is no link' },
  { code: 'organiser_{1|2}_company_{cn|en}', value: 'name of an organiser', without: 'the organiser is left out' },
  { code: 'organiser_{1|2}_address_{cn|en}', value: 'address of an organiser', without: 'left out' },
  {
    code: 'organiser_{1|2}_{business|exhibitor|visitor}_{phone|fax|email}',
    value: 'contacts for cooperation, exhibitor registration, visitor registration',
    without: 'that line is left out'
  },
  {
    code: `look_{${lookColours.join('|')}}`,
    value: 'colours such as `#2a7038`; all are left out where text has less contrast than 4.5:1, controls than 3:1',
    without: "it follows from the others, else it is the skin's"
  },
  {
    code: 'look_face_{headings|text}',
    value: `face: ${Object.keys(lookFaces)
      .map((name) => `\`${name}\``)
      .join(', ')}`,
    without: "the skin's"
  },
  {
    code: `form_choices_{${choosableFields.join('|')}}`,
    value: 'options of a field of the forms, in order: `tools, machines`; a text field becomes a select',
    without: "the skin's; with none the form has no field `exhibit_range`"
  },
  { code: 'form_options_FIELD_OPTION_{cn|en}', value: 'label of such an option', without: 'its name' },
  {
    code: 'form_GROUP_KEY_{cn|en}',
    value: 'a word of the forms: groups and keys are those of `forms.yaml`, as in `form_fields_company_cn`',
    without: "the site's"
  },
  {
    code: 'form_consent_version',
    value: 'version of the text of the consent, stored with each submission',
    without: "the site's"
  },
  { code: 'look_motifs', value: '`none`: no drawings in the heads of pages', without: "the skin's" },
  {
    code: 'absent_pages',
    value: 'paths of pages that the site does not have, between spaces: `/visitor/vip /visitor/code`',
    without: 'it may link to all',
    isPublic: true
  },
  {
    code: 'plan_halls',
    value: 'halls that have a plan each, between `|`: `N5|N6`',
    without: 'one plan has all booths',
    isPublic: true
  }
]

/** The codes that a row stands for: `fact_name_cn` and `fact_name_en` for `fact_name_{cn|en}`. */
export function codesOf({ code }: Pick<ConfigurationCode, 'code'>): string[] {
  const choice = /\{([^{}]*)\}/.exec(code)
  if (!choice) return [code]
  return (choice[1] ?? '').split('|').flatMap((part) => codesOf({ code: code.replace(choice[0], part) }))
}
