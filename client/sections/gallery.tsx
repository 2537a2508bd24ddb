/** Photos and videos. Each is a link to its file; once hydrated, a plain click opens the viewer instead. */
import type { MouseEvent } from 'react'
import { safeHref } from '../../shared/pages/links.ts'
import { listOf } from '../../shared/records/records.ts'
import { isPlainClick } from '../boot/page-address.ts'
import { useMessages } from '../messages/messages.ts'
import { useStoreApi } from '../store.ts'
import { Play } from '../ui/icons.tsx'
import { Joined, Prose } from '../ui/line-breaks.tsx'
import { Picture } from '../ui/picture.tsx'
import type { SectionProps } from './section-props.ts'

export function Gallery({ section }: SectionProps<'gallery'>) {
  const messages = useMessages()
  const store = useStoreApi()
  const openViewer = (event: MouseEvent<HTMLAnchorElement>, field: 'photoSrc' | 'videoSrc') => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    store.setState({ [field]: event.currentTarget.href })
  }
  return (
    <>
      <ul className="gallery">
        {listOf(section.photos).map((photo) => (
          <li key={photo.src}>
            <a
              href={safeHref(photo.src)}
              data-view="photo"
              data-caption={photo.caption}
              onClick={(event) => openViewer(event, 'photoSrc')}
            >
              <Picture picture={photo} />
              <span>
                <Prose text={photo.caption} />
              </span>
            </a>
          </li>
        ))}
      </ul>
      {listOf(section.videos).length > 0 && (
        <ul className="gallery films">
          {listOf(section.videos).map((video) => (
            <li key={video.src}>
              <a
                href={safeHref(video.src)}
                data-view="video"
                data-caption={video.caption}
                onClick={(event) => openViewer(event, 'videoSrc')}
              >
                <Picture picture={video.poster} />
                <Play className="play" />
                <span>
                  <Joined
                    parts={[video.caption, video.seconds === undefined ? '' : messages.sections.seconds(video.seconds)]}
                    separator=" · "
                  />
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
