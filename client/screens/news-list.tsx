export function NewsList() {
  return null
}
