/** The grounds of booths on the hall plan: a colour for each branch of the industry tree. */
import type { CSSProperties } from 'react'
import type { EditionName } from '../../shared/records/editions.ts'
import { branchOf } from '../ui/emblem.tsx'

/**
 * Light ones for dark labels, dark ones for white labels; these stand out from the floor by day and by night. Branches
 * are numbered from 11 and from 21: divided by fifteen, each leaves another remainder.
 */
const evening =
  '#b3c3e0 #c2da92 #9ad3c6 #7a5aa8 #e6dd86 #a8436b #bf4a18 #d3bdea #9e4470 #7d6038 #f2c3d2 #f4c267 #2b7480 #f0a088 #5468a8'.split(
    ' '
  )
const grounds: Record<EditionName, readonly string[]> = {
  organic:
    '#a8cf86 #bf4a18 #f2b5ae #f3a35c #72702a #d9dd6b #cdb9e4 #3f6f9f #8fd0c0 #8a5a3a #7a5aa8 #e8c777 #2f7453 #a8436b #b9d3e8'.split(
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
