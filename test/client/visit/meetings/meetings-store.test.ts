import t from 'tap'
import { readMeetings } from '../../../../client/visit/meetings/meetings-store.ts'

const meeting = {
  ...{ number: 'M-1', exhibitor: 101, company: 'Sample', booth: 'N5A01', topic: 'Rice' },
  ...{ time: 1_749_605_400, sent: 1_749_600_000 }
}

t.test('a stored meeting whose times are none is left out, so that every kept one has a calendar file', async (t) => {
  const list = [meeting, { ...meeting, time: 1e300 }, { ...meeting, sent: 1e300 }, { ...meeting, time: 5 }]
  t.same(readMeetings({ list }), [meeting])
})
