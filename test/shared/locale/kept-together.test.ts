import t from 'tap'
import { splitKept } from '../../../shared/locale/cut-text.ts'

const keptOf = (text: string) => splitKept(text).filter((_part, index) => index % 2 === 1)

t.test(
  'a figure stays with what it counts, with the character before digits, and the last four characters stay together',
  async (t) => {
    for (const [text, kept] of [
      ['展区20,000平方米，240家展商', ['区20,000平方米，', '240家', '展商']],
      ['6月11日到N5馆。', ['6月11日', '到N5馆。']],
      ['承重在中间，走廊也能掉头。”', ['也能掉头。”']],
      ['9:00开门', ['9:00开门']],
      ['三天都在，两个展团一起来', ['三天', '两个', '团一起来']],
      ['5月中到6月中。', ['5月', '到6月中。']],
      ['光地（9–36平方米）与', ['（9–36平方米）']],
      ['Doors open at 9', []],
      ['', []]
    ] as const) {
      t.same(keptOf(text), kept, text)
      t.equal(splitKept(text).join(''), text)
    }
  }
)
