/** Questions, each opening its answer. */
import { RichText } from './rich-text.tsx'
import { listOf, type PartProps } from './section-of.ts'

export function Questions({ section }: PartProps<'questions'>) {
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
