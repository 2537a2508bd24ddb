/** What to do, one thing after the other. */
import { listOf, type PartProps } from './section-of.ts'

export function Steps({ section }: PartProps<'steps'>) {
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
