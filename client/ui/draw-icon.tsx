export type IconProps = { className?: string }

/**
 * An icon on a 24 px grid with strokes of 1.75 px in the text's colour. It is hidden from screen readers: the control
 * around it has the accessible name.
 * @param path outline of the icon as SVG path data
 * @param fill whether the outline is filled
 */
export function drawIcon({ className }: IconProps, path: string, fill = false) {
  const baseClass = fill ? 'icon is-filled' : 'icon'
  return (
    <svg
      className={className ? `${baseClass} ${className}` : baseClass}
      width="24"
      height="24"
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
}
