/** The template of each page of content (shared/README.md#addresses). */
import type { ComponentType } from 'react'
import { EventActivities } from './event-activities.tsx'
import { ExhibitorBooth } from './exhibitor-booth.tsx'
import { GlobalTemplate } from './global-template.tsx'
import { MediaNews } from './media-news.tsx'
import type { TemplateProps } from './template-props.ts'
import { VisitorGuide } from './visitor-guide.tsx'
import { VisitorMatch } from './visitor-match.tsx'

/** By path. Some pages name the default explicitly: an edition can give them a template of their own here. */
const templates: ReadonlyMap<string, ComponentType<TemplateProps>> = new Map([
  ['/contact/us', GlobalTemplate],
  ['/event/activities', EventActivities],
  ['/exhibitor/booth', ExhibitorBooth],
  ['/exhibitor/download', GlobalTemplate],
  ['/media/cooperation', GlobalTemplate],
  ['/media/e-news', GlobalTemplate],
  ['/media/exhibition_news', MediaNews],
  ['/media/industry_news', MediaNews],
  ['/search', GlobalTemplate],
  ['/visitor/guide', VisitorGuide],
  ['/visitor/match', VisitorMatch]
])

/** The template of a path without language prefix; `GlobalTemplate` for paths that the table does not list. */
export function templateOf(path: string): ComponentType<TemplateProps> {
  return templates.get(path) ?? GlobalTemplate
}
