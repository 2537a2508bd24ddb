/** The grounds of booths on the hall plan: a colour for each branch of the industry tree. */
import type { CSSProperties } from 'react'
import type { EditionName } from '../../shared/records/editions.ts'
import { branchOf } from '../ui/emblem.tsx'

/**
 * Five hues of the edition in three tones, neighbours of different hues: light ones for dark labels, dark ones for white
 * labels; these stand out from the floor by day and by night. Branches are numbered from 11 and from 21: divided by
 * fifteen, each leaves another remainder.
 */
const evening =
  '#b3c3e0 #bf4a18 #f6dc9a #2b7480 #b3abd8 #f7c9b5 #3f5aa0 #f4c267 #a9d8d0 #5a4f8f #f0a888 #8aa6d6 #7d6038 #7abfb6 #d6d0ec'.split(
    ' '
  )
const grounds: Record<EditionName, readonly string[]> = {
  organic:
    '#b5d79a #bf4a18 #f0da92 #2b6a70 #b8b05a #f7ceb2 #2f7453 #dfae45 #a9d3c8 #72702a #ecaa78 #7fb069 #7d6020 #74b5a8 #dfe0a0'.split(
      ' '
    ),
  silver: evening,
  plain: evening
}

/** The attributes of a booth or sign with the ground of its category; without one it has that of the style sheet. */
export function groundOf(skin: EditionName, category: number | undefined, className: string) {
  const branch = branchOf(category)
  if (branch === undefined) return { className }
  const all = grounds[skin]
  const ground = all[Number(branch) % all.length] ?? ''
  // Light colours have much green.
  const isLight = (ground[3] ?? '') > '9'
  return { className: `${className} ${isLight ? 'is-light' : 'is-dark'}`, style: { '--tone': ground } as CSSProperties }
}
