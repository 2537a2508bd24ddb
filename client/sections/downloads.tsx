/** Files to download, each with its format, size and date. */

import { safeHref } from '../../shared/pages/links.ts'
import { useMessages } from '../messages/messages.ts'
import { Download } from '../ui/icons.tsx'
import { Prose } from '../ui/prose.tsx'
import { Day } from '../ui/times.tsx'
import { listOf, type SectionProps } from './section-props.ts'

export function Downloads({ section }: SectionProps<'downloads'>) {
  const messages = useMessages()
  return (
    <ul className="downloads">
      {listOf(section.list).map((file) => (
        <li key={file.src}>
          <a href={safeHref(file.src)} download>
            <span className="file-format">{file.format}</span>
            <span className="file-text">
              <strong>{file.title}</strong>
              <span>
                <Prose text={file.summary} />
              </span>
            </span>
            <span className="file-facts">
              {file.bytes !== undefined && <span>{messages.sections.fileSize(file.bytes)}</span>}
              <Day date={file.updated} />
            </span>
            <Download />
          </a>
        </li>
      ))}
    </ul>
  )
}
