/**
 * What the site uses although a browser of the baseline lacks it, with the reason why the page stays usable there. A
 * declaration, selector or rule that a browser does not know is skipped (CSS Syntax 3, section 2.2; Selectors 4,
 * section 3.10), so that only its own effect is lost.
 */

/** In scripts, by the names of `missingInScript`. */
export const acceptedInScripts = new Map([
  ['reportError', 'React looks whether it is there'],
  ['Window.requestIdleCallback', 'client/boot/lazy-screen.tsx looks whether it is there, and else waits for a timer'],
  ['Navigator.share', 'client/ui/share/share-text.ts looks whether it is there, and else copies the link'],
  [
    'SpeechSynthesisUtterance',
    'client/shell/reading-mode/reading-bar.tsx looks for voices, and without one offers no reading'
  ],
  ['<dialog>', 'client/ui/modal.ts opens a box above the page instead'],
  ['HTMLDialogElement.showModal', 'client/ui/modal.ts looks whether it is there'],
  ['Intl.Segmenter', 'client/ui/line-breaks.tsx looks whether it is there; titles break anywhere without it'],
  ['<search>', 'an unknown element with the same content; client/styles/directory.css makes it a block']
])

/** In style sheets, by the names of `missingInStyles`. */
export const acceptedInStyles = new Map([
  ['user-select', 'map: a drag may select text of the controls'],
  ['::selection', 'map: the colour of selected text'],
  ['mix-blend-mode: plus-lighter', 'map: seams between tiles while they fade in'],
  ['print-color-adjust', 'map: a print without background pictures; WebKit has it with a prefix'],
  ['print-color-adjust: exact', 'the same'],
  [':focus-visible', "the browser's own focus ring instead of the site's: no rule removes it"],
  ['text-size-adjust', 'Safari has it with a prefix; without it a phone on its side may enlarge text'],
  ['appearance', 'Safari has it with a prefix, which the build adds'],
  ['text-autospace', 'spacing between Chinese and Latin characters'],
  ['text-autospace: normal', 'the same'],
  ['text-wrap', 'lines of a heading of unequal length'],
  ['text-wrap: balance', 'the same'],
  ['text-wrap: pretty', 'a last line of one character'],
  ['text-wrap: wrap', 'a heading of unequal length on paper'],
  ['@media (scripting)', 'buttons that need script are displayed without script'],
  ['overflow-wrap: anywhere', 'very long words may run out of their box; text of usual words does not'],
  [
    ':is',
    'Chrome 87 alone, which lasted until January 2021: inputs, headings in lists and larger text without our style'
  ],
  ['color-scheme', "at night scroll bars and fields in the browser's colours of the day"],
  ['color-scheme: dark', 'the same'],
  ['color-scheme: light', 'the same'],
  ['accent-color', "check boxes in the browser's colour"],
  ['overscroll-behavior', 'the page scrolls on at the end of the menu'],
  ['overscroll-behavior: contain', 'the same'],
  ['align-content: start', 'grids have it since Chrome 57 and Safari 10.1; the data mean blocks'],
  ['align-content: end', 'the same'],
  [
    'align-self: start',
    'grids and flexible boxes have it since Chrome 57 and Safari 10.1; the data mean positioned boxes'
  ],
  ['align-self: end', 'the same'],
  [':has', 'width of parts without a heading, of four cards in a row, and of values compared on phones'],
  ['aspect-ratio', 'pictures have their own ratio by width and height; the guide has the height of its plan'],
  ['grid-template-rows: subgrid', 'numbers of booths in a row of cards begin at different heights'],
  ['scrollbar-width', 'a scroll bar below the section menu'],
  ['scrollbar-width: none', 'the same'],
  ['container-type', 'numbers on the plan of the venue have the size of the text around'],
  ['container-type: inline-size', 'the same'],
  ['cqi', 'the same'],
  ['::backdrop', "the browser's own, lighter colour behind a dialog"],
  ['scroll-margin-top', 'Safari 14.0 alone: the contact stands at the top of the window, below the bar'],
  ['scroll-behavior', 'jumps within a page are immediate'],
  ['scroll-behavior: auto', 'the same'],
  ['break-after: avoid', 'in print: a heading may stand at the end of a sheet'],
  ['@media (forced-colors)', 'with colours of the system, what is chosen looks like the rest; screen readers name it'],
  ['forced-color-adjust', 'the same'],
  ['forced-color-adjust: none', 'the same']
])
