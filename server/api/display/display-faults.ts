/**
 * What visitors do not see as it is meant, read by one function for the command that checks a backend and for the log of
 * the running site.
 */
import { isChinese, pairOf } from '../../../shared/locale/bilingual.ts'
import type { ApiLocale } from '../../../shared/locale/locale.ts'
import { isBarePath } from '../../../shared/pages/links.ts'
import { isPresent, isRecord, readFlag, readList, readTime } from '../../../shared/records/read-record.ts'
import { namesByLanguage } from '../contract-faults.ts'
import { bodyPath } from '../describe-fault.ts'
import { categoryLosses, configLosses, type DisplayFault, menuLosses, treeLosses } from './shell-losses.ts'
import { kindOf, membersOf, picturesIn } from './text-fields.ts'

const lossesOf: Readonly<Record<string, (data: unknown, locale: ApiLocale) => DisplayFault[]>> = {
  '/getHomeMenuList': menuLosses,
  '/getWebInfo': configLosses,
  '/industry/tree': treeLosses,
  '/getPageList': pageListLosses,
  '/getProductCategoryList': categoryLosses,
  '/getTalkList': talkFaults
}
/** Lists whose records have ids of their own. */
const listsOfRecords: ReadonlySet<string> = new Set([
  '/getNewsList',
  '/getExhibitorList',
  '/getProductList',
  '/getProductCategoryList',
  '/getTalkList',
  '/industry/tree'
])
/** Members that are looked at in one turn of the event loop. */
const sliceLength = 2000

/**
 * The faults of the data of a call, by its path in the API; `mediaOrigin`: MEDIA_ORIGIN, or an empty text. It yields
 * after each slice of large data, so that the caller can let other work run.
 */
export function* displayFaults(
  call: string,
  data: unknown,
  locale: ApiLocale,
  mediaOrigin: string
): Generator<DisplayFault[]> {
  yield [
    ...(lossesOf[call]?.(data, locale) ?? []),
    ...(listsOfRecords.has(call) ? listFaults(data) : []),
    ...(locale === 'cn' && lacksChinese(data) ? [noChinese] : [])
  ]
  const faults: DisplayFault[] = []
  let count = 0
  // In a list, so that data that are a text themselves are looked at too.
  for (const { key, value, steps } of membersOf([data])) {
    for (const { isWrong, message, severity = 'note', isOfAllFields = false } of doubts)
      if (isWrong(value, key))
        faults.push({ severity, field: bodyPath(steps.slice(1)), message, ...(isOfAllFields && { isOfAllFields }) })
    if (typeof value === 'string') faults.push(...blockedPictures(value, key, bodyPath(steps.slice(1)), mediaOrigin))
    count += 1
    if (count % sliceLength === 0) yield faults.splice(0)
  }
  yield faults
}

/** What is wrong with the answers to one request in both languages where their bodies are the same bytes. */
export function sameBytesFault(call: string, data: unknown): DisplayFault | undefined {
  if (!namesByLanguage.has(call) || !hasNames(data)) return undefined
  const names = [...membersOf(data)].flatMap(({ key, value }) => (key === 'name' && value ? [String(value)] : []))
  // That all are Chinese in English is a fault of the contract.
  if (names.length > 1 && names.every(isChinese)) return undefined
  // Where names are words of English, visitors who read Chinese get them too; a few may be the names of makers.
  const isEnglish = names.length > 1 && names.every((name) => /[A-Za-z]{3}/.test(name) && !/\p{Script=Han}/u.test(name))
  const message = `${isEnglish ? 'English names, and ' : ''}the same bytes in both languages: is the header \`lang\` read, and is it part of the key of your own cache?`
  return { severity: isEnglish ? 'error' : 'note', check: 'language', field: 'data', message }
}

/** What is wrong with the record that answers a request for another id; `target` is path and query of the request. */
export function otherRecordFault(target: string, data: unknown): DisplayFault | undefined {
  const asked = new URLSearchParams(target.split('?')[1]).get('id')
  const id = isRecord(data) && asked !== null ? data.id : undefined
  if (!isPresent(id) || String(id) === asked) return undefined
  const message = 'is another id than the one that was asked for: is it part of the key of your own cache?'
  return { severity: 'error', field: 'data.id', message }
}

/** What is wrong with a later page of a list that has the records of the first. */
export const samePage = (page: string) =>
  `page=${page} has the records of the first page: visitors never see the others`

/** The ids of the records of a list. */
export function idsOf(data: unknown): unknown[] {
  return recordsOf(data).flatMap(({ id }) => (id === undefined ? [] : [id]))
}

/** The records of a list. */
export function recordsOf(data: unknown): Record<string, unknown>[] {
  return (isRecord(data) ? readList(data.list) : readList(data))?.filter(isRecord) ?? []
}

function pageListLosses(data: unknown): DisplayFault[] {
  const isPath = ({ path }: Record<string, unknown>) => typeof path !== 'string' || isBarePath(path)
  const index = (readList(data) ?? []).findIndex((row) => isRecord(row) && !isPath(row))
  const message = 'is no path such as /news/301: it is missing in the sitemap'
  return index < 0 ? [] : [{ severity: 'error', field: `data[${index}].path`, message }]
}

/** Talks of which some begin outside the day, and all within it when they are read eight hours earlier or later. */
function talkFaults(data: unknown): DisplayFault[] {
  const talks = recordsOf(data)
  const reversed = talks.findIndex(({ start, end }) => (readTime(end) ?? Infinity) < (readTime(start) ?? 0))
  if (reversed >= 0) return [{ severity: 'error', field: `data[${reversed}].end`, message: 'lies before the start' }]
  const starts = talks.flatMap(({ start }) => readTime(start) ?? [])
  /** The hours of the day in Shanghai, each so many hours later. */
  const hoursOf = (shift: number) => starts.map((start) => (start / 3600 + 8 + shift) % 24)
  const hours = hoursOf(0)
  const isByDay = hours.every((hour) => hour >= 7 && hour < 19)
  const shift = [-8, 8].find((shift) => hoursOf(shift).every((hour) => hour >= 8 && hour <= 18))
  if (starts.length < 3 || isByDay || shift === undefined) return []
  const message = `begin outside the day, and all within it ${shift < 0 ? 'eight hours earlier: is the time in Shanghai sent as if it were UTC?' : 'eight hours later: are eight hours taken off twice?'}`
  // Evenings have talks too.
  const isAtNight = hours.some((hour) => hour >= 21 || hour < 7)
  return [{ severity: isAtNight ? 'error' : 'note', field: 'data', message }]
}

/** What tells the records of a list apart: the id, of talks with the forum. */
function keysOf(data: unknown): unknown[] {
  return recordsOf(data).flatMap(({ id, forum }) =>
    id === undefined ? [] : [forum === undefined ? id : `${String(forum)} ${String(id)}`]
  )
}

function listFaults(data: unknown): DisplayFault[] {
  const faults: DisplayFault[] = []
  // Items of a tree have theirs at any depth.
  const isTree = isRecord(data) && 'tree' in data
  const field = isTree ? 'data.tree' : isRecord(data) ? 'data.list' : 'data'
  const ids = isTree ? [...membersOf(data)].flatMap(({ key, value }) => (key === 'id' ? [value] : [])) : keysOf(data)
  const seen = new Set<unknown>()
  const twice = ids.find((id) => seen.size === seen.add(id).size)
  const large = ids.find((id) => typeof id === 'number' && id > Number.MAX_SAFE_INTEGER)
  if (large !== undefined) {
    const message = `the id ${String(large)} is larger than 2^53: JSON numbers lose their last digits: send ids of at most fifteen digits`
    faults.push({ severity: 'error', field, message })
  } else if (twice !== undefined) {
    const message = `the id ${typeof twice === 'number' ? twice : 'of a record'} is there more than once: does a join repeat its row?`
    faults.push({ severity: 'error', field, message })
  }
  const days = recordsOf(data).flatMap(({ date }) => readTime(date) ?? [])
  const isAscending = days.every((day, index) => day >= (days[index - 1] ?? day))
  const rises = days.filter((day, index) => day > (days[index - 1] ?? day)).length
  if (days.length > 2 && isAscending && days[0] !== days.at(-1)) {
    const message = 'the oldest comes first: visitors see the newest last, on the last page'
    faults.push({ severity: 'error', field, message })
  } else if (days.length > 5 && rises * 4 > days.length) {
    const message = 'is in no order by `date`, the newest first: visitors see old records between new ones'
    faults.push({ severity: 'note', field, message })
  }
  return faults
}

/** Pictures that the Content-Security-Policy of pages does not allow. */
function blockedPictures(text: string, key: string, field: string, mediaOrigin: string): DisplayFault[] {
  const kind = kindOf(key)
  const pictures = kind === 'media' ? [text] : kind === 'markup' ? picturesIn(text) : []
  return pictures
    .filter((src) => isBlockedPicture(src, mediaOrigin))
    .map((src) => {
      const isOwn = privateAddress.test(src)
      const message = `is at ${new URL(src).origin}: ${isOwn ? 'an address of your own network, which visitors cannot open' : 'pages show pictures with https, or of MEDIA_ORIGIN (Content-Security-Policy)'}`
      return { severity: 'error', check: 'picture', field, message, isOfAllFields: true }
    })
}

/** Whether no browser loads a picture on pages of this site: it comes by http, and not from MEDIA_ORIGIN. */
export function isBlockedPicture(src: string, mediaOrigin: string): boolean {
  if (!/^http:\/\//i.test(src) || !URL.canParse(src)) return false
  return mediaOrigin === '' || new URL(src).origin !== new URL(mediaOrigin).origin
}

/** What is said of a text that has lost characters. */
export const lostCharacters =
  'has question marks in place of characters: is the database or its connection not in UTF-8 (utf8mb4)?'

/** Whether data for Chinese requests have no Chinese character, and question marks in their place. */
export function hasLostChinese(answers: readonly unknown[]): boolean {
  const texts = answers
    .flatMap((data) => [...membersOf(data)])
    .flatMap(({ value }) => (typeof value === 'string' ? [value] : []))
  return (
    !texts.some((text) => /\p{Script=Han}/u.test(text)) && texts.filter((text) => /\?{2}/.test(text)).length >= minTexts
  )
}

/** A link that is relative to the page: none with a scheme, a slash, a fragment or a query. */
const relativeLink =
  /<a\s[^<>]{0,400}?\bhref\s?=\s?(?:"\s*(?![a-z][a-z\d+.-]*:)[^"\s/\\#?]|'\s*(?![a-z][a-z\d+.-]*:)[^'\s/\\#?])/i

/** Texts of which pages decode references, and remove no tags; those of titles and names they remove. */
const plainFields: ReadonlySet<string> = new Set(['summary'])
const hasTags = (text: string) => /<\/?(?:p|br|b|i|u|strong|em|span|div|ul|ol|li|a|font)\b[^<>]*>/i.test(text)

/** What is probably wrong with a value by itself, whatever its record. */
const doubts: readonly {
  isWrong: (value: unknown, key: string) => boolean
  message: string
  severity?: 'error'
  /** Whether it is usually in all texts. */
  isOfAllFields?: true
}[] = [
  {
    isWrong: (value) => typeof value === 'string' && /&amp;(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8});/i.test(value),
    message: 'is escaped twice: visitors see the name of a character in place of it',
    isOfAllFields: true
  },
  {
    isWrong: (value, key) =>
      kindOf(key) !== 'media' && !unreadFields.has(key) && typeof value === 'string' && privateAddress.test(value),
    message: 'has an address of your own network: visitors cannot open it',
    severity: 'error'
  },
  {
    isWrong: (value, key) => kindOf(key) === 'markup' && typeof value === 'string' && isEscapedMarkup(value),
    message: 'is HTML that was escaped: visitors see its tags as text',
    severity: 'error',
    isOfAllFields: true
  },
  {
    isWrong: (value, key) =>
      kindOf(key) === 'markup' &&
      typeof value === 'string' &&
      !/<[a-z]/i.test(value) &&
      /\*\*[^\s*][^*\n]{0,200}\*\*|\]\((?:https?:\/)?\/[^\s()]{0,200}\)|^#{1,4} \S/m.test(value),
    message: 'is Markdown: visitors read its marks, HTML is wanted'
  },
  {
    isWrong: (value) => typeof value === 'string' && isTwiceEncoded(value),
    message: 'is UTF-8 that was encoded twice: visitors see other characters',
    isOfAllFields: true,
    severity: 'error'
  },
  {
    isWrong: (value) => typeof value === 'string' && /\?{3}|\ufffd/.test(value),
    message: lostCharacters,
    isOfAllFields: true
  },
  {
    isWrong: (value, key) =>
      /^(?:is_?)?(?:deleted(?:_?at)?|draft)$/i.test(key) && isPresent(value) && readFlag(value) !== false,
    message: 'marks a record as deleted or as a draft, and visitors see it',
    severity: 'error'
  },
  {
    isWrong: (value, key) =>
      /^(?:password|passwd|pwd|secret|api_?key|(?:api|access|auth)_?token)$/i.test(key) && isPresent(value),
    message: 'is not for the public, and everybody can read it: leave it out of the answer',
    severity: 'error'
  },
  {
    isWrong: (value, key) => kindOf(key) === 'markup' && typeof value === 'string' && relativeLink.test(value),
    message: 'has a link without a slash at its beginning, which leads nowhere: wanted is a path such as /news',
    severity: 'error'
  },
  {
    isWrong: (value, key) => plainFields.has(pairOf(key)?.base ?? key) && typeof value === 'string' && hasTags(value),
    message: 'is plain text: visitors see its tags'
  },
  {
    isWrong: (value, key) =>
      kindOf(key) === 'markup' &&
      typeof value === 'string' &&
      !/<[a-z]/i.test(value) &&
      /\n[^\S\n]*\S/.test(value.trim()),
    message: 'has lines and no tags: visitors see them run together; wanted are paragraphs (<p>)'
  },
  {
    isWrong: (value, key) =>
      typeof value === 'string' &&
      (kindOf(key) === 'media' || kindOf(key) === 'markup') &&
      /[?&](?:amp;)?(?:X-Amz-Signature|X-Goog-Signature|X-Amz-Expires|OSSAccessKeyId|q-signature)=/i.test(value),
    message: 'has a signed address, which ends while pages are stored: wanted is one that stays',
    severity: 'error',
    isOfAllFields: true
  },
  {
    isWrong: (value) => typeof value === 'string' && /\p{Surrogate}/u.test(value),
    message: 'has half of a character, which visitors see as a question mark: is a text cut in the middle of an emoji?'
  },
  {
    // A cell of a table may say “None”.
    isWrong: (value, key) =>
      typeof value === 'string' &&
      // What is no address is left out.
      !['link', 'media'].includes(kindOf(key) ?? '') &&
      (/^(?:null|undefined|NaN|nan|NaT|\[object Object\])$/.test(value) || (value === 'None' && !/^\d+$/.test(key))),
    message: 'is the text of a missing value, which is left out or shown as it is: null or no field is none'
  },
  {
    isWrong: (value, key) => dayFields.has(key) && isPresent(value) && Number(value) % 86_400 === 57_600,
    message:
      'is 16:00 UTC, which is midnight in Shanghai: visitors see the day before; wanted is midnight UTC of the day',
    severity: 'error',
    isOfAllFields: true
  },
  {
    isWrong: (value, key) => key === 'country' && isPresent(value) && !/^[A-Z]{2}$/.test(String(value)),
    message: 'is no code of two letters such as CN (ISO 3166-1): the filter by country finds nothing'
  }
]
/** An address of this machine, of a private network (RFC 1918), or of a host without a domain. */
const privateAddress =
  /\bhttps?:\/\/(?:(?:127|10|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.[\d.]+|\[::1\]|[a-z\d-]{1,63})(?::\d+)?(?:[/"'?#\s]|$)/i
/** Bytes of UTF-8 that were read as Latin-1; two, since some languages have such a pair. */
const isTwiceEncoded = (text: string) =>
  (text.match(/[\u00c2\u00c3\u00e2-\u00e9][\u0080-\u009f\u00a1-\u00bf]/g)?.length ?? 0) > 1
/** Of a signature the address that was asked for, and what frameworks add to lists. */
const unreadFields: ReadonlySet<string> = new Set(['rawString', 'next', 'previous'])
const dayFields: ReadonlySet<string> = new Set(['date', 'updated'])

function isEscapedMarkup(value: string): boolean {
  return /&lt;[a-z][a-z\d]{0,9}(?:&gt;|[ /])/i.test(value) && !/<[a-z]/i.test(value)
}

/** Texts with words from which on an answer to a Chinese request is expected to have a Chinese one. */
const minTexts = 5
/** What is said of an answer to a Chinese request without any Chinese text. */
export const noChinese: DisplayFault = {
  severity: 'note',
  check: 'language',
  field: 'data',
  message: 'no text is Chinese: is the header `lang` of the request read, and are the fields with `_cn` filled?'
}

/** Whether the answer to a Chinese request has texts, and none of them is Chinese. */
export function lacksChinese(data: unknown): boolean {
  let texts = 0
  for (const { key, value } of membersOf(data)) {
    if (typeof value !== 'string' || pairOf(key)?.locale === 'en') continue
    // What was encoded twice may have been Chinese.
    if (/\p{Script=Han}/u.test(value) || isTwiceEncoded(value)) return false
    // Names of menu and categories are often one word.
    if ((key === 'name' ? /[A-Za-z]{3}/ : /[A-Za-z]{3} [A-Za-z]{2}/).test(value)) texts += 1
  }
  return texts >= minTexts
}

/** Whether the data have a name in the language of the request alone, and none with a language of its own. */
function hasNames(data: unknown): boolean {
  const members = [...membersOf(data)]
  return members.some(({ key, value }) => key === 'name' && value !== '') && !members.some(({ key }) => pairOf(key))
}
