/** The entries of an itinerary with their records: talks by day and time, exhibitors by row and booth. */
import { groupBy } from '../../../shared/records/group-by.ts'
import { compareBooths } from '../../../shared/records/halls.ts'
import type { Projected } from '../../../shared/records/projection.ts'
import type { Booth, TalkSummary } from '../../../shared/records/records.ts'
import { shanghaiDay } from '../../../shared/time/dates.ts'
import type { ProductNames } from './product-names.ts'
import { overlapping } from './programme-now.tsx'
import type { Itinerary } from './stars.ts'

export type ItineraryTalk = Projected<TalkSummary>
type BoothRecord = Projected<Booth>

export interface ItineraryDay {
  /** Midnight UTC of the day in Shanghai, unix seconds. */
  day: number
  /** `overlaps` are talks before it in the list that are on at the same time: each pair is named once. */
  talks: { talk: ItineraryTalk; overlaps: ItineraryTalk[] }[]
}
export interface ItineraryStop {
  exhibitor: BoothRecord
  /** Whether the exhibitor itself is starred, not only a product. */
  isStarred: boolean
  products: { id: number; name: string }[]
}
export interface ItineraryRow {
  row: string
  stops: ItineraryStop[]
}
export interface ItineraryEntries {
  days: ItineraryDay[]
  rows: ItineraryRow[]
  /** Ids of products whose name or booth is unknown. */
  productsWithoutBooth: number[]
  /** Ids of starred records that are no longer in the public lists. */
  unlisted: { exhibitor: number[]; talk: number[] }
}

/** Joins an itinerary with the public lists of talks and booths and with the known product names. */
export function itineraryEntries(
  itinerary: Itinerary,
  talks: readonly ItineraryTalk[],
  booths: readonly BoothRecord[],
  products: ProductNames
): ItineraryEntries {
  const boothById = new Map(booths.map((booth) => [booth.id, booth]))
  const talkIds = new Set(talks.map((talk) => talk.id))
  const productsWithBooth = itinerary.product.filter((id) => boothById.has(products.get(id)?.exhibitor ?? 0))
  return {
    days: groupTalksByDay(talks.filter((talk) => itinerary.talk.includes(talk.id))),
    rows: groupStopsByRow(itinerary, boothById, productsWithBooth, products),
    productsWithoutBooth: itinerary.product.filter((id) => !productsWithBooth.includes(id)),
    unlisted: {
      exhibitor: itinerary.exhibitor.filter((id) => !boothById.has(id)),
      talk: itinerary.talk.filter((id) => !talkIds.has(id))
    }
  }
}

function groupTalksByDay(talks: readonly ItineraryTalk[]): ItineraryDay[] {
  const sorted = [...talks].sort((a, b) => a.start - b.start || (a.end ?? a.start) - (b.end ?? b.start) || a.id - b.id)
  return [...groupBy(sorted, ({ start }) => shanghaiDay(start))].map(([day, list]) => ({
    day,
    talks: list.map((talk, index) => ({ talk, overlaps: overlapping(talk, list.slice(0, index)) }))
  }))
}

function groupStopsByRow(
  itinerary: Itinerary,
  boothById: ReadonlyMap<number, BoothRecord>,
  productsWithBooth: readonly number[],
  products: ProductNames
): ItineraryRow[] {
  const stops = new Map<number, ItineraryStop>()
  const stopOf = (id: number): ItineraryStop | undefined => {
    const exhibitor = boothById.get(id)
    if (!exhibitor) return undefined
    const stop = stops.get(id) ?? { exhibitor, isStarred: false, products: [] }
    stops.set(id, stop)
    return stop
  }
  for (const id of itinerary.exhibitor) {
    const stop = stopOf(id)
    if (stop) stop.isStarred = true
  }
  for (const id of productsWithBooth) {
    const product = products.get(id)
    if (product) stopOf(product.exhibitor)?.products.push({ id, name: product.name })
  }
  const sorted = [...stops.values()].sort((a, b) => compareBooths(a.exhibitor.booth, b.exhibitor.booth))
  return [...groupBy(sorted, ({ exhibitor }) => exhibitor.row)].map(([row, list]) => ({ row, stops: list }))
}
