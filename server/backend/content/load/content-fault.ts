/** A fault of a content folder: where it is and what to do about it. */
import type { FaultSubject } from '../../../../shared/records/content-state.ts'

export interface Position {
  /** Counted from 1. */
  line: number
  /** Counted from 1, in characters. */
  column: number
  /** Of a table: the row as a spreadsheet counts it, which differs from the line below cells of several lines. */
  row?: number
  /** Of a row of a table: what its column `id` has. */
  id?: string
}

export interface ContentFault extends Position {
  /** Path of the file from the content folder. */
  file: string
  /** Path of the field, such as `sections[3].href`; empty where the file itself is wrong. */
  field: string
  /** What is wrong and what to do about it. */
  message: string
  subject?: FaultSubject | undefined
  /** What the cell has, where the message does not say it. */
  value?: string
  /** A remark holds nothing back: what it is about is shown, or is no part of the content. */
  isRemark?: boolean
}

/** Who makes so many faults in one file, or between files, repairs the first of them and checks again. */
export const maxFaults = 500

/** The faults; of too many the first ones, and a line at the next one that says so. */
export function firstFaults(faults: ContentFault[]): ContentFault[] {
  const next = faults[maxFaults]
  if (!next) return faults
  const { file, line, column } = next
  const message = `there are more than ${maxFaults} faults: correct them, then check the rest of it`
  return [...faults.slice(0, maxFaults), { file, line, column, field: '', message }]
}

/** Whether a fault holds something back. */
export const isBlocking = ({ isRemark = false }: ContentFault) => !isRemark

/**
 * One line for a person: `pages/contact/us.yaml:12:5 sections[0].href: leads nowhere: /x`. A fault of the folder as a
 * whole has no file, and is its message alone.
 */
export function faultLine({ file, line, column, field, message }: ContentFault): string {
  return file === '' ? message : `${file}:${line}:${column} ${field && `${field}: `}${message}`
}
