import type { FormMessages } from '../../shared/forms/form-message-types.ts'
import { localePath } from '../../shared/locale/locale.ts'
import { useStore } from '../store.ts'
import { ArrowRight } from '../ui/icons.tsx'
import { useFormMessages } from './form-messages.ts'

/** Forms that their page is for: once accepted, what was sent takes the place of the fields. */
export type LoneFormName = keyof FormMessages['another']

/** A link to the empty form: the same page without the confirmation. */
export function AnotherLink({ name, onFollow }: { name: LoneFormName; onFollow: () => void }) {
  const messages = useFormMessages()
  const { locale, path } = useStore((state) => state)
  return (
    <a
      className="arrow-link"
      href={localePath(path, locale)}
      onClick={(event) => {
        event.preventDefault()
        onFollow()
      }}
    >
      {messages.another[name]}
      <ArrowRight />
    </a>
  )
}
