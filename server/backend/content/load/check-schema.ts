/** Checks a value against its schema and names each fault by its place. */
import { patternMessages, type SchemaError, type SchemaName, validators } from 'virtual:content-schemas'

export interface SchemaFault {
  /** Steps from the value to the field. */
  steps: (string | number)[]
  message: string
  /** True where the field, or its text, is not there. */
  isMissing?: boolean
}

/**
 * The faults of the value of a file, which is a list of rows for a table; none if it conforms. Converts texts to the
 * numbers and booleans that the schema asks for.
 */
export function checkSchema(name: SchemaName, value: unknown): SchemaFault[] {
  const validate = validators[name]
  if (validate(value)) return []
  return (validate.errors ?? []).flatMap((error) => {
    const { keyword, params } = error
    // An error with `propertyName` repeats one of the keyword propertyNames, that of a condition those inside it.
    if (error.propertyName !== undefined || keyword === 'oneOf' || keyword === 'if') return []
    const steps = stepsOfPointer(error.instancePath)
    const last = params.missingProperty ?? params.additionalProperty ?? params.propertyName
    if (typeof last === 'string') steps.push(last)
    const message = messages[keyword]?.(params) ?? error.message ?? keyword
    return [{ steps, message, isMissing: ['required', 'dependencies', 'minLength'].includes(keyword) }]
  })
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
  minLength: () => 'is empty: write it, or remove it in both languages',
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
