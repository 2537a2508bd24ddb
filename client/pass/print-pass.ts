/** Class of the sheet beside the page, and attribute of the document while that sheet alone is printed (`pass.css`). */
const sheetClass = 'print-sheet'

/** Prints an element alone, on one sheet: the page around it may be long. */
export function printAlone(element: Element): void {
  const root = document.documentElement
  const sheet = document.createElement('div')
  sheet.className = sheetClass
  sheet.append(element.cloneNode(true))
  document.body.append(sheet)
  root.dataset.printsSheet = ''
  const end = () => {
    sheet.remove()
    delete root.dataset.printsSheet
  }
  window.addEventListener('afterprint', end, { once: true })
  window.print()
}
