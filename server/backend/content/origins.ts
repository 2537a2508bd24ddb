/** Checks where visitors come from: what an origin shows and what is folded has to be on the same page. */
import { childLocation, type FaultList, type FaultLocation, recordLocation } from './fault-list.ts'
import type { PageAnchors } from './links.ts'
import type { Pack } from './pack.ts'

/** Adds a fault for each origin that occurs twice on a page, and for each id or anchor that the page lacks. */
export function checkOrigins(pack: Pack, anchors: PageAnchors, faults: FaultList): void {
  for (const { path, sections } of pack.pages) {
    const checkAnchors = (names: readonly string[], at: FaultLocation) => {
      for (const [index, name] of names.entries()) {
        if (!anchors.get(path)?.has(name))
          faults.dangling(childLocation(at, index), `names no way or anchor of that page: ${name}`, `${path}#${name}`)
      }
    }
    for (const [index, section] of sections.entries()) {
      if (section.type !== 'transport') continue
      const list = recordLocation('pages', path, 'sections', index)
      const known = new Set<string>()
      for (const [position, { id, show }] of (section.origins ?? []).entries()) {
        const at = childLocation(list, 'origins', position)
        if (known.has(id)) faults.add(childLocation(at, 'id'), `${id} occurs twice`)
        known.add(id)
        checkAnchors(show, childLocation(at, 'show'))
      }
      checkAnchors(section.fold ?? [], childLocation(list, 'fold'))
    }
  }
}
