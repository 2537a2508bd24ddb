/**
 * Rules of setting that run in a page. Playwright sends the source of each function: it may use nothing from outside.
 */

/** A text block whose last line is one character: the text, for a finding. Chinese pages only. */
export function lonelyLastLines(): string[] {
  if (!document.documentElement.lang.startsWith('zh')) return []
  const inFlow = ':is(p, li, dd, dt, td, th, h1, h2, h3, h4, blockquote, figcaption, caption, label, summary)'
  const range = document.createRange()
  const findings: string[] = []
  /** The box whose lines the text is in; clauses and words that stay together are boxes within a line. */
  const blockOf = (node: Node) => {
    let block = node.parentElement!
    while (/^(inline|inline-block|contents)$/.test(getComputedStyle(block).display)) block = block.parentElement!
    return block
  }
  for (const element of document.querySelectorAll(`#app ${inFlow}`)) {
    // Blocks of blocks: the inner ones are looked at.
    if (element.querySelector(`${inFlow}, div, ul, ol, table, svg text`) || !element.checkVisibility()) continue
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const chars: { char: string; node: Text; at: number }[] = []
    while (walker.nextNode()) {
      const node = walker.currentNode as Text
      if (node.parentElement?.closest('.hidden')) continue
      for (let at = 0; at < node.data.length; at += 1) {
        if (/[\p{L}\p{N}]/u.test(node.data[at]!)) chars.push({ char: node.data[at]!, node, at })
      }
    }
    const last = chars.at(-1)
    const before = chars.at(-2)
    if (!last || !before || !/\p{Script=Han}/u.test(last.char)) continue
    const [lastBox, boxBefore] = [last, before].map(({ node, at }) => {
      range.setStart(node, at)
      range.setEnd(node, at + 1)
      return range.getBoundingClientRect()
    })
    const isOnNextLine = lastBox!.height > 0 && boxBefore!.height > 0 && lastBox!.top > boxBefore!.bottom - 4
    if (!isOnNextLine || blockOf(last.node) !== blockOf(before.node)) continue
    findings.push(`one character in the last line: '${element.textContent!.trim().slice(-24)}'`)
  }
  return findings.slice(0, 8)
}

/** Each heading of several lines, as its lines. A line ends with a space where the next is that of another box. */
export function headingLines(): string[][] {
  const range = document.createRange()
  const blockOf = (node: Node) => {
    let block = node.parentElement!
    while (/^(inline|inline-block|contents)$/.test(getComputedStyle(block).display)) block = block.parentElement!
    return block
  }
  return [...document.querySelectorAll('#app :is(h1, h2, h3, h4)')].flatMap((heading) => {
    if (!heading.checkVisibility() || heading.closest('.hidden')) return []
    const lines: string[] = []
    let bottom = Number.NEGATIVE_INFINITY
    let block: Element | undefined
    const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode as Text
      const ownBlock = blockOf(node)
      for (let at = 0; at < node.data.length; at += 1) {
        range.setStart(node, at)
        range.setEnd(node, at + 1)
        const box = range.getBoundingClientRect()
        // A space at a line's end may have no box.
        if (box.height === 0 && /\s/.test(node.data[at]!) && lines.length > 0) lines.push(`${lines.pop()} `)
        if (box.height === 0) continue
        if (block && block !== ownBlock) lines.push(`${lines.pop()} `)
        block = ownBlock
        const line = box.top > bottom - 4 ? '' : (lines.pop() ?? '')
        bottom = line === '' ? box.bottom : Math.max(bottom, box.bottom)
        lines.push(line + node.data[at])
      }
    }
    return lines.length > 1 ? [lines] : []
  })
}

/** Texts that lie over each other: two that are no part of each other, in the middle of their lines. */
export function collidingTexts(): string[] {
  const range = document.createRange()
  interface Box {
    element: Element
    text: string
    left: number
    right: number
    top: number
    bottom: number
  }
  const boxes: Box[] = []
  const walker = document.createTreeWalker(document.querySelector('#app')!, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    const element = node.parentElement!
    if (node.data.trim() === '' || element.closest('.hidden, svg, .skip, noscript, option')) continue
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true } as CheckVisibilityOptions))
      continue
    let isApart = false
    /** Lines beyond it are cut off. */
    let shownBottom = Number.POSITIVE_INFINITY
    for (let parent: Element | null = element; parent && !isApart; parent = parent.parentElement) {
      const { position, clipPath, overflowY } = getComputedStyle(parent)
      isApart = position === 'fixed' || position === 'sticky' || clipPath !== 'none'
      if (overflowY === 'hidden') shownBottom = Math.min(shownBottom, parent.getBoundingClientRect().bottom)
    }
    if (isApart) continue
    range.selectNodeContents(node)
    for (const { left, right, top, bottom, height } of range.getClientRects()) {
      if (top + height / 2 > shownBottom) continue
      // The middle of a line: its box has room for accents and may reach into the lines above and below.
      boxes.push({
        element,
        text: node.data.trim(),
        left,
        right,
        top: top + height * 0.3,
        bottom: bottom - height * 0.3
      })
    }
  }
  boxes.sort((a, b) => a.top - b.top)
  const findings = new Set<string>()
  boxes.forEach((box, index) => {
    for (let i = index + 1; i < boxes.length && boxes[i]!.top < box.bottom - 1; i += 1) {
      const other = boxes[i]!
      if (other.element === box.element) continue
      if (Math.min(box.right, other.right) - Math.max(box.left, other.left) < 2) continue
      findings.add(`'${box.text.slice(0, 20)}' lies over '${other.text.slice(0, 20)}'`)
    }
  })
  return [...findings].slice(0, 8)
}

/** Captions of tables that repeat their section's heading, and titles that a wide window's navigation cuts off. */
export function repeatedAndCutOff(): string[] {
  const captions = [...document.querySelectorAll('main caption')].filter(
    (caption) =>
      caption.closest('section')?.querySelector('h2, h3')?.textContent?.trim() === caption.textContent?.trim()
  )
  // On phones the section navigation scrolls.
  const navigation =
    window.innerWidth > 800 ? [...document.querySelectorAll('.section-menu ul, .top-bar :is(a, button, summary)')] : []
  const cutOff = navigation.filter(
    (element) =>
      getComputedStyle(element).overflowX !== 'visible' &&
      element.clientWidth > 1 &&
      element.scrollWidth > element.clientWidth + 1
  )
  return [
    ...captions.map((caption) => `the caption '${caption.textContent}' repeats its heading`),
    ...cutOff.map((element) => `the navigation is cut off: ${element.scrollWidth} px in ${element.clientWidth}`)
  ]
}

/**
 * Times, dates and Latin words that break over two lines; addresses may break. And names on a plan that leave their box.
 */
export function brokenPieces(): string[] {
  const range = document.createRange()
  const findings = new Set<string>()
  const pieces = /\d\d:\d\d–\d\d:\d\d|\d\d\.\d\d\.\d{4}|\d+月\d+日|(?<![\p{L}\p{N}@.-])[a-z]{2,14}(?![\p{L}@.-])/giu
  const walker = document.createTreeWalker(document.querySelector('#app')!, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    const element = node.parentElement!
    if (element.closest('.hidden, svg, .skip, noscript, option, [href^="mailto:"]') || !element.checkVisibility())
      continue
    for (const { 0: piece, index } of node.data.matchAll(pieces)) {
      range.setStart(node, index)
      range.setEnd(node, index + piece.length)
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      if (tops.size > 1) findings.add(`'${piece}' breaks over two lines`)
    }
  }
  for (const text of document.querySelectorAll('.hall-place text')) {
    const [inner, outer] = [text, text.parentElement!.querySelector('rect')!].map((one) => one.getBoundingClientRect())
    if (inner!.left < outer!.left || inner!.right > outer!.right)
      findings.add(`'${text.textContent}' leaves its box on the plan`)
  }
  return [...findings].slice(0, 8)
}
