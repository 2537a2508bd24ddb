import t from 'tap'
import { isSlow } from '../../../client/boot/user-agent.ts'

/** The handshakes of a navigation, which began with TCP at 100 ms. */
const navigation = (secureConnectionStart: number, connectEnd: number) =>
  // Only these fields are read.
  [{ connectStart: 100, secureConnectionStart, connectEnd } as PerformanceNavigationTiming]

t.test('a connection is slow by its class, or by the time of its TCP handshake', async (t) => {
  t.equal(isSlow({ effectiveType: '3g' }, navigation(100, 100)), true)
  t.equal(isSlow({ effectiveType: '4g' }, navigation(100, 100)), false, 'a connection that was there before')
  t.equal(isSlow({}, []), false, 'a browser that says neither')
  t.equal(isSlow({}, navigation(0, 369)), false)
  t.equal(isSlow({}, navigation(0, 370)), true)
  t.equal(isSlow({}, navigation(150, 900)), false, 'TLS may be slow by itself')
  t.equal(isSlow({ effectiveType: '4g' }, navigation(370, 900)), true, 'the class is that of former pages')
})
