/** Checks a value against its schema and names each fault by its place. */
import { patternMessages, type SchemaError, type SchemaName, validators } from 'virtual:content-schemas'
import { pairOf } from '../../../../shared/locale/bilingual.ts'
import { isPresent } from '../../../../shared/records/read-record.ts'
import { isNested } from '../fault-list.ts'

export interface SchemaFault {
  /** Steps from the value to the field. */
  steps: (string | number)[]
  message: string
  /** True where the field, or its text, is not there. */
  isMissing?: boolean
}

/**
 * The faults of the value of a file, which is a list of rows for a table; none if it conforms. Converts texts to the
 * numbers and booleans that the schema asks for, and days and numbers as spreadsheets write them to its own form. An
 * empty field counts as missing. Of a text in one language the other is empty: pages show it in both.
 */
export function checkSchema(name: SchemaName, value: unknown): SchemaFault[] {
  const validate = validators[name]
  if (validate(value)) return []
  for (const error of validate.errors ?? []) rewrite(value, error)
  if (validate(value)) return []
  const lacking = (validate.errors ?? []).flatMap((error) => fillFromOther(value, error))
  const isValid = lacking.length > 0 && validate(value)
  for (const { above, field } of lacking) above[field] = Array.isArray(above[field]) ? [] : ''
  if (isValid) return []
  return (validate.errors ?? []).flatMap((error) => {
    const { keyword, params } = error
    // An error with `propertyName` repeats one of the keyword propertyNames, that of a condition those inside it.
    if (error.propertyName !== undefined || keyword === 'oneOf' || keyword === 'if') return []
    const steps = stepsOfPointer(error.instancePath)
    const last = params.missingProperty ?? params.additionalProperty ?? params.propertyName
    if (typeof last === 'string') steps.push(last)
    const known = messages[keyword]?.(params) ?? error.message ?? keyword
    const isSerial = known.startsWith('must be a day') && /^\d{5}(?:\.\d+)?$/.test(String(valueAt(value, steps)))
    const message = isSerial ? serialDay : known
    return [{ steps, message, isMissing: ['required', 'dependencies', 'minLength'].includes(keyword) }]
  })
}

const serialDay = 'is a number in place of a day: format the column in the spreadsheet as 2025-06-11'

/** The value at the end of the steps. */
function valueAt(value: unknown, steps: readonly (string | number)[]): unknown {
  return steps.reduce((at, step) => (isNested(at) ? at[step] : undefined), value)
}

/** Writes the text with an error as schemas ask for, and removes an empty one; nothing where it is no text. */
function rewrite(value: unknown, { instancePath, keyword, params }: SchemaError): void {
  const steps = stepsOfPointer(instancePath)
  const last = steps.at(-1)
  const above = valueAt(value, steps.slice(0, -1))
  const text = valueAt(value, steps)
  if (!isNested(above) || last === undefined || typeof text !== 'string') return
  // A colour without quotes is a comment of YAML: its field is not meant to be empty.
  const isEmptied = text.trim() === '' && !String(params.pattern).includes('#')
  if (typeof last === 'string' && (keyword === 'minLength' || isEmptied)) delete above[last]
  else above[last] = usualText(text)
}

/** Gives a field that is missing in one language the value of the other one, for the schema alone. */
function fillFromOther(value: unknown, { params, instancePath }: SchemaError) {
  const field = params.missingProperty
  const above = valueAt(value, stepsOfPointer(instancePath))
  const other = typeof field === 'string' ? pairOf(field)?.counterpart : undefined
  if (typeof field !== 'string' || other === undefined || !isNested(above) || !isPresent(above[other])) return []
  above[field] = above[other]
  return [{ above, field }]
}

/**
 * A text of wide letters in narrow ones, without invisible ones and with hyphens for other dashes, `9:00 – 17:00` as
 * `09:00-17:00`, a code of a country in capitals, `2025/6/1` and `2025年6月1日 9:30:00` as `2025-06-01` and `2025-06-01 09:30`,
 * `1,250` as `1250`: a spreadsheet writes all days of a table so when it saves it.
 */
function usualText(text: string): string {
  const plain = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Dash}/gu, '-')
    .trim()
  const narrow = /^\d{1,2}:\d{2} ?- ?\d{1,2}:\d{2}$/.test(plain)
    ? plain.replaceAll(' ', '').replace(/(?<!\d)\d(?=:)/g, '0$&')
    : plain
  const [, year, month = '', day = '', hour, minute] =
    /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:(?:T|\s+)(\d{1,2}):(\d{2})(?::00)?)?$/.exec(narrow) ?? []
  if (/^[a-z]{2}$/.test(narrow)) return narrow.toUpperCase()
  if (year === undefined) return /^\d{1,3}(?:,\d{3})+$/.test(narrow) ? narrow.replaceAll(',', '') : narrow
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return hour === undefined ? date : `${date} ${hour.padStart(2, '0')}:${minute}`
}

/** The steps of a JSON Pointer (RFC 6901). */
function stepsOfPointer(pointer: string): (string | number)[] {
  const parts = pointer.split('/').slice(1)
  return parts.map((part) => (/^\d+$/.test(part) ? Number(part) : part.replaceAll('~1', '/').replaceAll('~0', '~')))
}

/** What is wrong and what to do, by keyword. */
const messages: Readonly<Record<string, (params: SchemaError['params']) => string>> = {
  required: () => 'is missing: add it',
  dependencies: ({ property }) => `is missing: ${property} needs it`,
  additionalProperties: () => 'is no field that is known here: correct its name or remove it',
  propertyNames: () => 'is no name for a code: use small letters, digits and _',
  minLength: () => 'is empty: write it, or remove it',
  minItems: () => 'has no entries: add one, or remove what holds the list',
  type: ({ type }) => `must be ${typeNames[String(type)] ?? type}`,
  enum: ({ allowedValues }) => `must be one of ${allowedValues}`,
  const: ({ allowedValue }) => `must be ${allowedValue}`,
  discriminator: ({ tagValue }) => `is of an unknown kind: ${tagValue}`,
  pattern: ({ pattern }) => patternMessages[String(pattern)] ?? `must match ${pattern}`,
  minimum: ({ limit }) => `must be at least ${limit}`,
  maximum: ({ limit }) => `must be at most ${limit}`,
  exclusiveMinimum: ({ limit }) => `must be more than ${limit}`
}

const typeNames: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false (in a table: yes or no)',
  array: 'a list: begin each entry with a hyphen',
  object: 'a group of fields, each on a line of its own'
}
