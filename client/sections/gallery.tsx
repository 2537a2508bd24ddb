/** Photos and films. Each is a link to its file; with script the viewer opens instead. */
import type { MouseEvent } from 'react'
import { safeHref } from '../../shared/links.ts'
import { Picture } from '../layout/picture.tsx'
import { Play } from '../pictures/icons.tsx'
import { useStoreApi } from '../store.ts'
import { useWords } from '../words/words.ts'
import { listOf, type PartProps } from './section-of.ts'

export function Gallery({ section }: PartProps<'gallery'>) {
  const words = useWords()
  const store = useStoreApi()
  const open = (event: MouseEvent<HTMLAnchorElement>, field: 'photoSrc' | 'videoSrc') => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
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
              onClick={(event) => open(event, 'photoSrc')}
            >
              <Picture picture={photo} />
              <span>{photo.caption}</span>
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
                onClick={(event) => open(event, 'videoSrc')}
              >
                <Picture picture={video.poster} />
                <Play className="play" />
                <span>
                  {[video.caption, video.seconds === undefined ? '' : words.seconds(video.seconds)]
                    .filter((part) => part !== '')
                    .join(' · ')}
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
