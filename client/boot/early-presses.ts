declare global {
  interface Document {
    /**
     * Buttons that were pressed before the frame was hydrated, noted by the inline script (client/boot/inline-script.ts).
     */
    pressed?: HTMLElement[]
  }
}

/** What can be pressed before it is hydrated, in document order. */
export function pressables(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('button[type="button"], a[data-view]')]
}

/**
 * Repeats, each once, the presses of buttons before the frame was hydrated. Called when it is, and when a press in a
 * screen that is not hydrated yet is delayed (lazy-screen.tsx).
 */
export function repeatEarlyPresses(): void {
  const pressed = new Set(document.pressed)
  delete document.pressed
  for (const button of pressed) {
    // Where React has rendered the frame anew, the button is in the former one, and another has its place. The root is
    // the document or that frame.
    const former = pressables(button.getRootNode() as ParentNode & Node)
    pressables(document)[former.indexOf(button)]?.click()
  }
}
