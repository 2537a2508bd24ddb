import t from 'tap'
import { groundOf } from '../../../client/hall/grounds.ts'

/** Relative luminance (WCAG 2.2) of a colour such as #a8cf86. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

t.test('fifteen branches in a row have grounds of their own, on which labels can be read', async (t) => {
  // hall-plan.css
  const labels = { 'is-light': '#15201f', 'is-dark': '#ffffff' }
  for (const skin of ['organic', 'silver', 'plain'] as const) {
    for (const start of [11, 21, 70]) {
      const grounds = Array.from({ length: 15 }, (_, branch) => {
        const { className, style } = groundOf(skin, (start + branch) * 100 + 1, 'hall-booth')
        const ground = String(Object.values(style ?? {})[0])
        const label = labels[className.replace('hall-booth ', '') as keyof typeof labels]
        t.ok(contrast(ground, label) >= 4.5, `${skin} ${ground} ${className}`)
        return ground
      })
      t.equal(new Set(grounds).size, 15, `${skin} from ${start}`)
    }
  }
  t.same(groundOf('organic', undefined, 'hall-booth'), { className: 'hall-booth' })
})
