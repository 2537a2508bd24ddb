/**
 * The drawn plan of the venue, which the editions share, in the colours of the silver one: the court is water, as its
 * motif has it. Its own colours are those of the other edition.
 */
const silver = new Map([
  ['#eae7dd', '#dfe5f0'],
  ['#f5f4ef', '#f6f7fb'],
  ['#e2dfd4', '#d0d9e9'],
  ['#a9bfa6', '#9db2d6'],
  ['#bfd0bb', '#b9c9e6'],
  ['#6e8f7c', '#5f78ad'],
  ['#c9cfcf', '#b4c0d8'],
  ['#dedcd3', '#e2e8f2'],
  ['#46525c', '#3a466e'],
  ['#5e6b76', '#4b5b86'],
  ['#d79a2b', '#e0a63f'],
  ['#c8501e', '#c74e1b']
])

/** The drawings of an edition that are others in its colours, of pairs of name and text. */
export const recoloured = (sources) =>
  sources
    .filter(([name]) => name === 'venue/hall-plan.svg')
    .map(([, text]) => ['silver/hall-plan.svg', text.replace(/#[\da-f]{6}/g, (colour) => silver.get(colour) ?? colour)])
