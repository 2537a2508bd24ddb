import type { BlockProps } from './blocks.ts'
import { MediaNews } from './media-news.tsx'

export function MediaIndustryNews({ page }: BlockProps) {
  return <MediaNews page={page} />
}
