declare global {
  interface Document {
    /**
     * Buttons that were pressed before the frame was hydrated, noted by the inline script (client/inline-script.ts).
     */
    pressed?: HTMLElement[]
  }
}

/**
 * Repeats, each once, the presses of buttons before the frame was hydrated. Called when it is, and when a press in a
 * screen that is not hydrated yet is delayed (lazy-screen.tsx).
 */
export function repeatEarlyPresses(): void {
  const pressed = new Set(document.pressed)
  delete document.pressed
  for (const button of pressed) button.click()
}
