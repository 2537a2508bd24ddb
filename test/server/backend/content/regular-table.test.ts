import t from 'tap'
import { parseAnyCells, regularCells } from '../../../../server/backend/content/load/csv-source.ts'

const regular = [
  ['no table', ''],
  ['empty lines and cells', 'a,b\n\n1,\n,2\n,\n'],
  ['no line break at the end', 'a,b\n1,2'],
  ['an empty cell at the very end', 'a,b\n1,'],
  ['quoted separators, quotes and line breaks', 'a,b\n"x, ""y""","1\n2"\n3,"4"'],
  ['empty quoted cells', 'a,b\n"",""\n""\n'],
  ['an empty cell after a quoted one', 'a,b\n"x",\n1,2\n'],
  ['rows of other lengths', 'a,b\n1\n1,2,3\n'],
  ['cells of spaces', 'a,b\n  \n 1 , 2 \n'],
  ['the lines of Windows', 'a,b\r\n\r\n1,"2\r\n3"\r\n4,5']
] as const

for (const [what, text] of regular)
  t.test(`a regular table is read as the library reads it: ${what}`, async (t) => {
    t.strictSame(regularCells(text, ','), parseAnyCells(text, ','))
  })

const others = [
  ['a quote inside a cell', 'a,b\n1"2",3\n'],
  ['text after a quoted cell', 'a,b\n"1"2,3\n'],
  ['a quote that is not closed', 'a,b\n"1,2\n3,4\n'],
  ['quotes in the head', '"a",b\n1,2\n'],
  ['mixed ends of lines', 'a,b\n1,2\r\n3,4\n'],
  ['a line break of Unix in a table of Windows', 'a,b\r\n1,"2\n3"\r\n'],
  ['the lines of old Macs', 'a,b\r1,2\r'],
  ['a byte order mark', '\ufeffa,b\n1,2\n']
] as const

for (const [what, text] of others)
  t.test(`a table that is not regular is left to the library: ${what}`, async (t) => {
    t.equal(regularCells(text, ','), undefined)
  })
