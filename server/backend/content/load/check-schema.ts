/** Checks a value against its schema and names each fault by field. */
import { type SchemaError, type SchemaName, validators } from 'virtual:content-schemas'
import { fieldPath } from '../fault-list.ts'

export interface SchemaFault {
  /** Steps from the value to the field. */
  steps: (string | number)[]
  field: string
  message: string
  /** True where the field, or its text, is not there. */
  isMissing?: boolean
}

/** The faults of a value; none if it conforms. Converts texts to the numbers and booleans that the schema asks for. */
export function checkSchema(name: SchemaName, value: unknown): SchemaFault[] {
  const validate = validators[name]
  if (validate(value)) return []
  return (validate.errors ?? []).flatMap((error) => {
    const message = messageOf(error)
    // An error with `propertyName` repeats one of the keyword propertyNames.
    if (message === undefined || error.propertyName !== undefined) return []
    const steps = stepsOfPointer(error.instancePath)
    const { missingProperty, additionalProperty, propertyName } = error.params
    const last = missingProperty ?? additionalProperty ?? (error.keyword === 'propertyNames' ? propertyName : undefined)
    if (typeof last === 'string') steps.push(last)
    const isMissing = ['required', 'dependencies', 'minLength'].includes(error.keyword)
    return [{ steps, field: steps.reduce<string>(fieldPath, ''), message, isMissing }]
  })
}

/** The steps of a JSON Pointer (RFC 6901). */
function stepsOfPointer(pointer: string): (string | number)[] {
  const parts = pointer.split('/').slice(1)
  return parts.map((part) => (/^\d+$/.test(part) ? Number(part) : part.replaceAll('~1', '/').replaceAll('~0', '~')))
}

/** What is wrong and what to do; undefined for an error that only repeats others. */
function messageOf({ keyword, params, message }: SchemaError): string | undefined {
  switch (keyword) {
    case 'required':
      return 'is missing: add it'
    case 'dependencies':
      return `is missing: ${String(params.property)} needs it`
    case 'additionalProperties':
      return 'is no field that is known here: correct its name or remove it'
    case 'propertyNames':
      return 'is no name for a code: use small letters, digits and _'
    case 'minLength':
      return 'is empty: write it, or remove it in both languages'
    case 'minItems':
      return 'has no entries: add one, or remove what holds the list'
    case 'type':
      return `must be ${typeNames[String(params.type)] ?? String(params.type)}`
    case 'enum':
      return `must be one of ${String(params.allowedValues)}`
    case 'const':
      return `must be ${String(params.allowedValue)}`
    case 'discriminator':
      return `is of an unknown kind: ${String(params.tagValue)}`
    case 'pattern':
      return patternNames[String(params.pattern)] ?? `must match ${String(params.pattern)}`
    case 'minimum':
      return `must be at least ${String(params.limit)}`
    case 'maximum':
      return `must be at most ${String(params.limit)}`
    case 'exclusiveMinimum':
      return `must be more than ${String(params.limit)}`
    case 'oneOf':
    case 'if':
      return undefined
    default:
      return message ?? keyword
  }
}

const typeNames: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false (in a table: yes or no)',
  array: 'a list: begin each entry with a hyphen',
  object: 'a group of fields, each on a line of its own'
}

const patternNames: Record<string, string> = {
  '^\\d{4}-\\d{2}-\\d{2}$': 'must be a day such as 2025-06-11',
  '^\\d{4}-\\d{2}-\\d{2}( \\d{2}:\\d{2})?$': 'must be a day such as 2025-06-11, or a time such as 2025-06-11 09:30',
  '^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$':
    "must be a colour such as '#2a7038', in quotes: without them # begins a comment",
  '\\.(png|jpe?g)$': 'must be a PNG or JPEG: share.png',
  '^[\\w.-]{1,40}$': 'must be a version such as 2026-01: letters, digits, dots and hyphens',
  '^[A-Z]{2}$': 'must be an ISO 3166-1 code of two capital letters, such as CN',
  '^([01]\\d|2[0-3]):[0-5]\\d-([01]\\d|2[0-3]):[0-5]\\d$': 'must be hours such as 09:00-17:00',
  '^[1-9]\\d{3}$': 'must be a year of four digits',
  '^https://[^\\s<>"\']+$': 'must be an https address',
  '^[^\\s@<>"\']+@[^\\s@<>"\']+$': 'must be an e-mail address',
  '^[a-z0-9-]+$': 'must be small letters, digits and hyphens'
}
