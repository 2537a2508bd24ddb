import t from 'tap'
import { freeSlots, meetingSlots, slotS, slotTime, slotValue } from '../../../shared/time/meeting-slots.ts'

const at = (text: string) => Date.parse(`${text}+08:00`) / 1000
const day = { open: at('2025-06-11T09:00'), close: at('2025-06-11T11:00') }
const names = (slots: number[]) => slots.map((slot) => slotValue(slot).slice(11))

t.test('the slots are the half hours that lie completely within the opening hours', async (t) => {
  t.same(names(meetingSlots([day])), ['09:00', '09:30', '10:00', '10:30'])
  t.same(
    names(meetingSlots([{ open: at('2025-06-11T09:10'), close: at('2025-06-11T10:25') }])),
    ['09:30'],
    'they begin on the hour and the half hour'
  )
  t.same(meetingSlots([]), [])
})

t.test('a slot is free unless a talk or a meeting overlaps it', async (t) => {
  const slots = meetingSlots([day])
  const span = (from: string, to: string) => ({ start: at(`2025-06-11T${from}`), end: at(`2025-06-11T${to}`) })
  t.same(names(freeSlots(slots, [])), ['09:00', '09:30', '10:00', '10:30'])
  t.same(names(freeSlots(slots, [span('09:30', '10:00')])), ['09:00', '10:00', '10:30'], 'neighbours stay free')
  t.same(names(freeSlots(slots, [span('09:45', '10:05')])), ['09:00', '10:30'])
  t.same(names(freeSlots(slots, [span('08:00', '18:00')])), [])
  t.same(
    names(freeSlots(slots, [{ start: slots[0]! - 86_400, end: slots[0]! - 86_400 + slotS }])),
    ['09:00', '09:30', '10:00', '10:30'],
    'another day'
  )
})

t.test('a form writes a slot in Shanghai’s time; any other text is no slot', async (t) => {
  t.equal(slotValue(at('2025-06-11T10:30')), '2025-06-11T10:30')
  t.equal(slotTime('2025-06-11T10:30'), at('2025-06-11T10:30'))
  for (const wrong of [
    '',
    '10:30',
    '2025-06-11T10:15',
    '2025-06-11 10:30',
    '2025-13-11T10:30',
    '2025-06-11T24:00',
    'x'.repeat(99)
  ])
    t.equal(slotTime(wrong), undefined, wrong)
})
