import { createDeviceStore } from '../../ui/device-store.ts'
import { emptyItinerary, type Itinerary, parseItinerary, serializeItinerary } from './stars.ts'

/** The visitor's itinerary (shared/README.md#itinerary). */
export const itineraryStore = createDeviceStore<Itinerary>({
  key: 'plan',
  empty: emptyItinerary,
  parse: parseItinerary,
  serialize: serializeItinerary
})
