/** Questions with answers that open on a click. */
import { Clauses } from '../ui/clauses.tsx'
import { RichText } from './rich-text.tsx'
import { listOf, type SectionProps } from './section-props.ts'

export function Questions({ section }: SectionProps<'questions'>) {
  return (
    <div className="questions">
      {listOf(section.list).map((item) => (
        <details key={item.question} id={item.anchor}>
          <summary>
            <span>
              <Clauses text={item.question} />
            </span>
          </summary>
          <RichText html={item.answer} />
        </details>
      ))}
    </div>
  )
}
