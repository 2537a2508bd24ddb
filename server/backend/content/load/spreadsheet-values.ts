/** What spreadsheets write into a table in place of a value. */
import type { Position } from './content-fault.ts'

/**
 * How the cells of a column are read: `ids` are separated by spaces or commas, `texts` by `|`, a `flag` is yes or no,
 * and the schema checks any other cell as it stands: a `number`, or a `value`.
 */
export type ColumnKind = 'ids' | 'texts' | 'flag' | 'number' | 'value'

/**
 * Error values of Excel (in the languages of its users too), LibreOffice and Google Sheets, the signs of a number or day that
 * its column is too narrow for, and formulas that a spreadsheet shows in place of their values: a function, or what names
 * a cell.
 */
const errorWords =
  'REF|VALUE|NAME|DIV/0|NULL|NUM|SPILL|CALC|FIELD|BLOCKED|CONNECT|BUSY|UNKNOWN|EXTERNAL|PYTHON|TIMEOUT|ERROR|MACRO|BEZUG|WERT|ZAHL|VALEUR|NOM|NOMBRE|NUL|VALOR|NULO|NOME|NÚM|RIF|VALORE|NULLO|VERW|WAARDE|NAAM|GETAL|LEEG|ADR|ARG|NAZWA|LICZBA|ZERO|ССЫЛКА|ЗНАЧ|ИМЯ|ДЕЛ/0|ЧИСЛО|ПУСТО|DZIEL/0|REFERENS|REFERENCE|REFERANSE|VÄRDEFEL|VÆRDI|VERDI|NAMN|NAVN|DIVISION/0|OGILTIGT|SKÄRNING|ARVO|NIMI|VIITTAUS|JAKO/0|LUKU|TYHJÄ|HODNOTA|NÁZ[EO]V|ODKAZ|DĚLENÍ_NULOU|DELENIENULOU|ČÍSLO|ÉRTÉK|NÉV|HIV|ZÉRÓOSZTÓ|SZÁM|NULLA|DEĞER|AD|BAŞV|SAYI(?:/0)?|BOŞ|CHAMP|CAMPO|FELD|VELD|ÜBERLAUF|DESBORDAMIENTO|DESPEJAR|PROPAGATION|ESPANSIONE|OVERLOOP|ПЕРЕНОС|ПОЛЕ|DEEL/0|名[称稱]|[数數]?值|引用|空|溢[出位]'
const error = new RegExp(
  `^=?[#＃](?:N/[ADB]!?|NV|Н/Д|I/T|(?:SAKNAS|PUUTTUU|HIÁNYZIK)!?|YOK|NENÍ_K_DISPOZICI|NEDOSTUPNÝ|[¡¿]?(?:${errorWords})[!?！？]|GETTING_DATA|#{2,})$|^(?:Err|[错錯][误誤])[:：]\\d{3}$|^=.*#REF!$|^=[A-Z][A-Z\\d.]*\\(.*\\)$|^=(?![\\s=])(?:.*[^\\p{L}\\d])?[$]?[A-Z]{1,3}[$]?\\d{1,7}(?![\\p{L}\\d])`,
  'iu'
)
/** A long number, or one with an E inside such as a booth, as a spreadsheet shows it. */
const shortened = /^[+-]?\d+(?:[.,]\d+)?E[+-]\d{1,3}$/i
/** The same of other texts: a spreadsheet shortens long numbers alone, and `5E-12` may be a booth. */
const shortenedText = /^[+-]?\d+(?:[.,]\d+)?E\+\d{1,3}$/i
/** A program would read these as other numbers than people do. */
const programNumber = /^[+-]?(?:[\d.]+E\d+|0[xob][\da-f]+)$/i

/** What databases and programs export in place of no value: in YAML null is no text either, but `None` may be one. */
const programWords: ReadonlySet<string> = new Set([
  ...['~', 'null', 'Null', 'NULL', '(null)', '(NULL)', '\\N'],
  ...['undefined', 'NaN', '[object Object]']
])

/** What is wrong with a cell that holds no value, and where the spreadsheet has it; undefined for any other. */
export function cellFault(
  cell: string,
  kind: ColumnKind,
  column: number,
  position: () => Position
): string | undefined {
  if (programWords.has(cell))
    return `holds a program's word for no value, ${cell}, in row ${position().row}, column ${columnLetters(column)}: empty the cell or write the value`
  // A large table has some hundred thousand cells, most of which begin with a letter.
  if (!/^[#＃=+\-\dE错錯]/i.test(cell)) return undefined
  const place = () => `in row ${position().row}, column ${columnLetters(column)}`
  const cells = kind === 'ids' ? cell.split(/[\s,;，；、]+/) : [cell]
  const wrong = cells.find((part) => error.test(part))
  if (wrong) return `holds the spreadsheet's error ${wrong} ${place()}: correct its formula or write the value`
  const pattern = kind === 'number' || kind === 'ids' ? shortened : shortenedText
  const number = cells.find((part) => pattern.test(part) || (kind === 'number' && programNumber.test(part)))
  if (!number) return undefined
  return `holds a number as the spreadsheet shortens it, ${number}, ${place()}: format the column as text and write it in full`
}

/** The same for a text of a YAML file that was pasted from a spreadsheet. */
export function pastedFault(text: string): string | undefined {
  if (error.test(text)) return `holds the spreadsheet's error ${text}: write the value`
  return shortenedText.test(text) ? `holds a number as a spreadsheet shortens it, ${text}: write it in full` : undefined
}

/** The name of a column in a spreadsheet, by its index: A, Z, AA. */
export function columnLetters(index: number): string {
  const before = index < 26 ? '' : columnLetters(Math.floor(index / 26) - 1)
  return before + String.fromCharCode(65 + (index % 26))
}
