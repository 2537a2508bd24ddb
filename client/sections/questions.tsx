/** Questions with answers that open on a click. */
import { RichText } from './rich-text.tsx'
import { listOf, type SectionProps } from './section-props.ts'

export function Questions({ section }: SectionProps<'questions'>) {
  return (
    <div className="questions">
      {listOf(section.list).map((item) => (
        <details key={item.question}>
          <summary>{item.question}</summary>
          <RichText html={item.answer} />
        </details>
      ))}
    </div>
  )
}
