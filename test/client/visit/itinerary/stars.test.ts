import t from 'tap'
import { itineraryFragment, readItineraryFragment } from '../../../../client/visit/itinerary/shared-itinerary.ts'
import {
  countStars,
  emptyItinerary,
  type Itinerary,
  isStarred,
  itineraryOf,
  mergeItineraries,
  sameItinerary,
  toggleStar
} from '../../../../client/visit/itinerary/stars.ts'

const itinerary: Itinerary = { exhibitor: [101, 102], product: [1001], talk: [] }

t.test('a star is added and removed, other entries do not change', async (t) => {
  const more = toggleStar(itinerary, 'talk', 501)
  t.same(more, { ...itinerary, talk: [501] })
  t.ok(isStarred(more, 'talk', 501))
  t.notOk(isStarred(more, 'product', 501))
  t.same(toggleStar(more, 'talk', 501), itinerary)
  t.same(itinerary.talk, [], 'the input is not changed')
})

t.test('a fragment is read as the itinerary that it was written of', async (t) => {
  t.equal(itineraryFragment(itinerary), 'p=1-e101.102-p1001')
  t.same(readItineraryFragment(`#${itineraryFragment(itinerary)}`), itinerary)
  t.same(readItineraryFragment(itineraryFragment({ ...emptyItinerary, talk: [7] })), { ...emptyItinerary, talk: [7] })
  t.match(itineraryFragment(itinerary), /^[\w.=-]+$/, 'nothing in it needs escaping')
})

t.test('what is stored and no list of ids has no star', async (t) => {
  for (const stored of [undefined, '101', [0, -1, 1.5, '7', null, {}, 1_000_000_000]])
    t.same(
      itineraryOf(() => stored),
      emptyItinerary
    )
})

for (const fragment of [
  '',
  '#',
  '#p=',
  '#p=2-e1',
  '#p=1',
  '#p=1-e',
  '#p=1-e0',
  '#p=1-<b>',
  '#booth-N5A01',
  '#p=1-eNaN'
]) {
  t.test(`the fragment '${fragment}' contains no itinerary`, async (t) =>
    t.equal(readItineraryFragment(fragment), undefined)
  )
}

t.test('an itinerary is limited to 200 entries per kind, without duplicates', async (t) => {
  const many = Array.from({ length: 500 }, (_, index) => index + 1)
  t.equal(itineraryOf(() => [...many, ...many]).talk.length, 200)
  t.equal(readItineraryFragment(`#p=1-t${many.join('.')}`)?.talk.length, 200)
  t.same(readItineraryFragment('#p=1-e5.5.5')?.exhibitor, [5])
  const full = { ...emptyItinerary, talk: many.slice(0, 200) }
  t.equal(toggleStar(full, 'talk', 999).talk.length, 200, 'a full itinerary does not change')
})

t.test('merging adds the entries of the other itinerary', async (t) => {
  const other: Itinerary = { exhibitor: [102, 103], product: [], talk: [501] }
  t.same(mergeItineraries(itinerary, other), { exhibitor: [101, 102, 103], product: [1001], talk: [501] })
  t.equal(countStars(mergeItineraries(itinerary, other)), 5)
  t.ok(sameItinerary(itinerary, { ...itinerary, exhibitor: [102, 101] }))
  t.notOk(sameItinerary(itinerary, other))
})
