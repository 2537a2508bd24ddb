import { palettes } from 'virtual:manifest'
import t from 'tap'
import { editionNames } from '../../../shared/records/editions.ts'
import {
  completePalette,
  contrastFaults,
  contrastOf,
  lookColours,
  readColour,
  readLook
} from '../../../shared/records/look.ts'

t.test('the tokens of every edition have all colours, and their contrast is that of WCAG', async (t) => {
  t.equal(contrastOf('#000000', '#ffffff'), 21)
  t.equal(contrastOf('#777777', '#ffffff').toFixed(2), '4.48')
  for (const edition of editionNames) {
    const skin = palettes[edition]
    t.same(Object.keys(skin).sort(), [...lookColours].sort())
    const other = palettes[editionNames.find((name) => name !== edition) ?? edition]
    t.same(contrastFaults(skin, other), [], edition)
    t.same(readLook({}, skin), { problems: [] }, 'the skin needs no declarations')
  }
})

t.test('only a colour literal is read', async (t) => {
  t.equal(readColour(' #AbC '), '#aabbcc')
  t.equal(readColour('#2A7038'), '#2a7038')
  for (const text of [
    'red',
    '#12',
    '#1234',
    '#12345678',
    'rgb(0,0,0)',
    'var(--x)',
    '#fff;color:red',
    '#fff"',
    '#ggg',
    ''
  ])
    t.equal(readColour(text), undefined, text)
})

t.test('what a look leaves out follows from its other colours', async (t) => {
  const palette = completePalette({ deep: '#203040', paper: '#ffffff', action: '#aa2200' }, palettes.organic)
  t.match(palette, { card: '#ffffff', tone_0: '#203040', on_deep: '#ffffff', action_dark: '#811a00' })
  t.equal(palette.accent, palettes.organic.accent)
})

t.test('of an untrusted configuration only checked values are used, and the rest is named', async (t) => {
  const skin = palettes.organic
  const { look, problems } = readLook(
    {
      look_accent: '#1b5e8c',
      look_ink: '#000;background:url(https://evil.example)',
      look_face_headings: 'serif',
      look_face_text: 'x"><script>',
      look_constructor: '#fff'
    },
    skin
  )
  t.equal(look?.style.split(';')[0], '--look-accent:#1b5e8c')
  t.match(look?.style, /^[-#\w:;, ]+$/)
  t.notMatch(look?.style, /evil|script|--look-ink|--look-sans/)
  t.match(look, { hasOwnHeadings: true, themeColour: skin.paper })
  t.same(problems, ['look_ink is no colour such as #2a7038', 'look_face_text is none of sans, serif, round, kai'])

  const faint = readLook({ look_accent: '#eeeeee', look_action: '#aa2200' }, skin)
  t.equal(faint.look, undefined, 'a palette that is hard to read is left out as a whole')
  t.match(faint.problems[0], /^look_accent has a contrast of 1\.\d+:1 with tint/)
})
