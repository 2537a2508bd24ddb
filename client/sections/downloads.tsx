/** Files to take along, each with its type, size and date. */
import { formatDate, isoDate } from '../../shared/dates.ts'
import { safeHref } from '../../shared/links.ts'
import { Download } from '../pictures/icons.tsx'
import { useWords } from '../words/words.ts'
import { listOf, type PartProps } from './section-of.ts'

export function Downloads({ section }: PartProps<'downloads'>) {
  const words = useWords()
  return (
    <ul className="downloads">
      {listOf(section.list).map((file) => (
        <li key={file.src}>
          <a href={safeHref(file.src)} download>
            <span className="file-format">{file.format}</span>
            <span className="file-text">
              <strong>{file.title}</strong>
              <span>{file.summary}</span>
            </span>
            <span className="file-facts">
              {file.bytes !== undefined && <span>{words.fileSize(file.bytes)}</span>}
              <time dateTime={isoDate(file.updated)}>{formatDate(file.updated)}</time>
            </span>
            <Download />
          </a>
        </li>
      ))}
    </ul>
  )
}
