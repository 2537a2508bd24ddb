/** The status of a page (shared/README.md#page-status). */
import { callDefinitions } from '../../shared/calls/table.ts'
import type { PageInput } from '../../shared/pages/define-page.ts'
import { isRecord } from '../../shared/records/read-values.ts'
import type { Input } from '../api/inputs/input.ts'
import { shellCalls } from './page-inputs.ts'

/**
 * The HTTP status that the inputs give a page (shared/README.md#page-status): 200, 404, or the status of a failed
 * input. `routeInputs` are those of the route; `inputValues` has the order of `inputsOf`, the shell's values first.
 */
export function pageStatusOf(routeInputs: readonly PageInput[], inputValues: readonly Input[]): number {
  const own = inputValues.slice(shellCalls.length)
  const required = own.filter((_value, index) => routeInputs[index]?.required)
  for (const value of required) if (value.kind === 'failed') return value.status
  // With optional inputs only: an error if one failed and no call at all has data, because the page would be empty.
  const failed = own.find((value) => value.kind === 'failed')
  if (failed && !inputValues.some((value) => value.kind === 'ok') && required.length === 0) return failed.status
  // Many backend frameworks write `[]` or `{}` where there is no record.
  const isEmptyRecord = (value: Input, index: number) =>
    routeInputs[index]?.required &&
    callDefinitions.get(routeInputs[index].name)?.isRecord &&
    value.kind === 'ok' &&
    !hasFields(value.data)
  return required.some((value) => value.kind === 'missing') || own.some(isEmptyRecord) ? 404 : 200
}

function hasFields(data: unknown): boolean {
  return isRecord(data) && Object.keys(data).length > 0
}
