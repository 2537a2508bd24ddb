/** Downloads a text that was created in the browser as a file with this name and media type. */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers read the blob only after the click has returned.
  window.setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
