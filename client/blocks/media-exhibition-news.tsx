import type { BlockProps } from './blocks.ts'
import { MediaNews } from './media-news.tsx'

export function MediaExhibitionNews({ page }: BlockProps) {
  return <MediaNews page={page} />
}
