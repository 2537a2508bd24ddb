/** Questions, each opening its answer. */
import { listOf, type PartProps } from './section-of.ts'

export function Questions({ section }: PartProps<'questions'>) {
  return (
    <div className="questions">
      {listOf(section.list).map((item) => (
        <details key={item.question}>
          <summary>{item.question}</summary>
          <p>{item.answer}</p>
        </details>
      ))}
    </div>
  )
}
