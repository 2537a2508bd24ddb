import type { Projected } from '../../shared/projection.ts'
import type { Booth } from '../../shared/records.ts'
import type { Meeting } from '../meetings/meetings-store.ts'
import type { Notebook, NotedExhibitor } from './notebook-store.ts'

/**
 * The exhibitors of the notebook in the order of their booths: starred ones, those of starred products, those asked for
 * a meeting, and those with an entry. Names are those of the public list, in the page's language; else those kept.
 */
export function listedExhibitors(
  starred: readonly number[],
  meetings: readonly Meeting[],
  notebook: Notebook,
  booths: readonly Projected<Booth>[]
): NotedExhibitor[] {
  const byId = new Map<number, NotedExhibitor>()
  for (const { exhibitor: id, company, booth } of meetings) byId.set(id, { id, company, booth, website: '' })
  for (const { id, company, booth, website } of notebook) byId.set(id, { id, company, booth, website })
  const listed = new Map(booths.map((booth) => [booth.id, booth]))
  for (const id of new Set([...starred, ...byId.keys()])) {
    const found = listed.get(id)
    if (found) byId.set(id, { id, company: found.company, booth: found.booth, website: byId.get(id)?.website ?? '' })
  }
  return [...byId.values()].sort((a, b) => (a.booth < b.booth ? -1 : a.booth > b.booth ? 1 : a.id - b.id))
}
