/** Texts in one line. Each is an element of its own, so that it can have a language of its own. */
import { Fragment, type ReactNode } from 'react'

/** Empty and missing parts are left out. */
export function Joined({ parts, separator }: { parts: readonly ReactNode[]; separator: string }) {
  return parts
    .filter((part) => part !== '' && part !== undefined)
    .map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts have no id and keep their order
      <Fragment key={index}>
        {index > 0 && separator}
        <span>{part}</span>
      </Fragment>
    ))
}
