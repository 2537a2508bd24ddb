/** A section of rich text. */
import { RichText } from './rich-text.tsx'
import type { SectionProps } from './section-props.ts'

export function Text({ section }: SectionProps<'text'>) {
  return <RichText html={section.html} />
}
