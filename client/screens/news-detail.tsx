export function NewsDetail() {
  return null
}
