/** Whether the browser says that data costs its visitor money, or asks to save it. */
export function isMetered(): boolean {
  // TypeScript's DOM types lack the Network Information API.
  const { connection } = navigator as { connection?: { saveData?: boolean; type?: string } }
  return connection?.saveData === true || connection?.type === 'cellular'
}
