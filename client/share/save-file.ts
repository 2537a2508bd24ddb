/** Hands a text to the visitor as a file, made in the browser. */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers read it only after the click has returned.
  window.setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
