/** Where visitors come from: the choice of the page's section of transport, and which parts of the page it folds. */
import type { Projected } from '../../shared/records/projection.ts'
import type { Origin } from '../../shared/records/records.ts'
import { useStore } from '../store.ts'
import { listOf } from './section-props.ts'

export interface Origins {
  /** Empty where the page offers no choice. */
  list: readonly Projected<Origin>[]
  chosen: Projected<Origin> | undefined
  /**
   * How the part of the page with this anchor, or the way with this id, is rendered: `open`; `folded`; `phone`: folded
   * where the screen is narrow. Of no matter where the page offers no choice.
   */
  stateOf: (anchor: string | undefined) => 'open' | 'folded' | 'phone'
}

/** The origins of the displayed page; the chosen one is that of the address (`?from=`). */
export function useOrigins(): Origins {
  const sections = useStore((state) => state.data.page?.sections)
  const from = useStore((state) => state.query.from)
  const transport = listOf(sections).find((section) => section?.type === 'transport')
  const list = transport?.type === 'transport' ? listOf(transport.origins) : []
  const fold = transport?.type === 'transport' && list.length > 0 ? listOf(transport.fold) : []
  const chosen = list.find(({ id }) => id === from)
  const stateOf: Origins['stateOf'] = (anchor) => {
    if (anchor === undefined || chosen?.show.includes(anchor)) return 'open'
    if (chosen && list.some(({ show }) => show.includes(anchor))) return 'folded'
    return fold.includes(anchor) ? 'phone' : 'open'
  }
  return { list, chosen, stateOf }
}
