/** What is imported, what it is imported into, and what is told about it. */
import type { ContentFault, Position } from '../load/content-fault.ts'
import type { FolderTables, Row } from './folder-tables.ts'
import type { ListTable } from './list-columns.ts'

/** A row of a list with the place of its cells. */
export interface ListRow {
  row: Row
  at: (column: string) => Position
  /** Columns that have a fault already. */
  told?: ReadonlySet<string>
}

/** What is imported into, and what is told about it. */
export interface Import {
  /** As it is named to the editor. */
  file: string
  /** A day such as 2025-06-11. */
  today: string
  folder: FolderTables
  /** Cells of new records that have none, by column. */
  defaults: ReadonlyMap<string, string>
  /** One for each cell that cannot be read and each row that is left out; remarks for what needs no correction. */
  faults: ContentFault[]
  /** Records that this import has written: of two rows with one name both are records. */
  written: Set<Row>
  /** Where an id or a booth stands. */
  places: Map<string, number>
  /** What the first rows of a table, `rows` of them, are called. */
  names: Map<ListTable, KnownNames>
}

export interface KnownNames {
  rows: number
  /** Ids by names. */
  ids: Map<string, string>
  taken: Set<string>
  /** The last number behind an id that was given, by that id. */
  numbers: Map<string, number>
}

/** An import that has told and written nothing yet. */
export function startImport(
  file: string,
  today: string,
  folder: FolderTables,
  defaults: ReadonlyMap<string, string>
): Import {
  return { file, today, folder, defaults, faults: [], written: new Set(), places: new Map(), names: new Map() }
}
