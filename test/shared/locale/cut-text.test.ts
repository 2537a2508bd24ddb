import t from 'tap'
import { charactersOf, cutEncoded, cutText, shortened, wellFormed } from '../../../shared/locale/cut-text.ts'
import { readText } from '../../../shared/records/read-record.ts'

const family = '👨‍👩‍👧‍👦'
const flag = '🇨🇳'
const [composed, keycap, hangul] = ['e\u0301', '1\ufe0f\u20e3', '\u1112\u1161\u11ab']
const whole = ['字', 'a', '🌿', '𠮷', family, flag, composed, keycap, hangul, '👍🏽', '\r\n']

t.test('a text is cut between characters, wherever the cut falls', async (t) => {
  for (const character of whole) {
    const text = `${'字'.repeat(9)}${character}后文`
    for (let most = 0; most <= text.length; most += 1) {
      const cut = cutText(text, most)
      t.ok(text.startsWith(cut) && cut.length <= most)
      const characters = charactersOf(text)
      t.same(
        charactersOf(cut),
        characters.slice(0, charactersOf(cut).length),
        `${JSON.stringify(character)} at ${most}`
      )
    }
  }
  t.equal(cutText(flag.repeat(9), 18), flag.repeat(4), 'flags are pairs from the beginning of the text')
  t.equal(shortened(`${'字'.repeat(8)}🌿后`, 10), `${'字'.repeat(8)}…`)
  t.equal(shortened('字🌿', 3), '字🌿')
})

t.test('a letter under hundreds of marks is cut between code points', async (t) => {
  const text = `x${'\u0301'.repeat(500)}`
  t.equal(cutText(text, 100), text.slice(0, 100))
  t.equal(cutText(`🌿${'\u{e0100}'.repeat(500)}`, 101), `🌿${'\u{e0100}'.repeat(49)}`)
})

t.test('browsers without a segmenter cut between code points', async (t) => {
  const { Segmenter } = Intl
  t.teardown(() => Object.assign(Intl, { Segmenter }))
  Object.assign(Intl, { Segmenter: undefined })
  t.equal(cutText('字🌿后', 2), '字')
  t.same(charactersOf('字🌿'), ['字', '🌿'])
})

t.test('lone surrogates are removed, in texts of the backend too', async (t) => {
  for (const text of ['a\ud83cb', '\udf3fab', 'ab\ud83c']) {
    t.equal(wellFormed(text), 'ab')
    t.equal(cutText(text, 9), 'ab')
    t.equal(readText(text), 'ab')
  }
  t.equal(wellFormed('a🌿b'), 'a🌿b')
})

t.test('an encoded text is cut between encoded characters', async (t) => {
  const text = `/${encodeURIComponent('茶é🌿a')}`
  for (let most = 0; most <= text.length; most += 1) {
    const cut = cutEncoded(text, most)
    t.ok(text.startsWith(cut) && cut.length <= most)
    t.ok(`/茶é🌿a`.startsWith(decodeURIComponent(cut)), cut)
  }
})
