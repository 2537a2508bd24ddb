/** Running text. */
import { RichText } from './rich-text.tsx'
import type { PartProps } from './section-of.ts'

export function TextPart({ section }: PartProps<'text'>) {
  return <RichText html={section.html} />
}
