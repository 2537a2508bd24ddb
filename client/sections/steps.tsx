/** Steps in their order. */
import { listOf, type SectionProps } from './section-props.ts'

export function Steps({ section }: SectionProps<'steps'>) {
  return (
    <ol className="steps">
      {listOf(section.list).map((step) => (
        <li key={step.title}>
          <h3>{step.title}</h3>
          <p>{step.text}</p>
        </li>
      ))}
    </ol>
  )
}
