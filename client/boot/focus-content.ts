/** Moves the focus to the page's content. */
export function focusContent(): void {
  document.getElementById('content')?.focus({ preventScroll: true })
}

/**
 * Keeps the focus in the document where pressing a button removes the button, by moving it to the first field or button
 * of the dialog that held it, else to the content; and in sight where the Tab key moves it.
 */
export function keepFocus(): void {
  const onClick = ({ target }: Event) => {
    const button = target instanceof Element && target.closest('button')
    if (!button) return
    const dialog = button.closest('dialog')
    const restore = () => {
      if (button.isConnected || document.activeElement !== document.body) return
      const inDialog = dialog?.isConnected && (dialog.querySelector('input') ?? dialog.querySelector('button'))
      if (inDialog) inDialog.focus()
      else focusContent()
    }
    // React has rendered by then.
    setTimeout(restore)
  }
  // While capturing, before the button is removed.
  document.addEventListener('click', onClick, true)
  // Chromium leaves a link where a list that scrolls sideways shows an edge of it. Not by focus: a list that moves under
  // a pressed pointer loses the click.
  document.addEventListener('keyup', ({ key, target }) => {
    if (key === 'Tab' && target instanceof Element && target !== document.body)
      target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })
}
