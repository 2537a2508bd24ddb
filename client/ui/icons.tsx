/** Icons of the frame and of small parts. */

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

const star = 'm12 3.2 2.7 5.6 6.1.8-4.5 4.3 1.1 6.1L12 17l-5.4 3 1.1-6.1-4.5-4.3 6.1-.8z'

export const Menu = (props: IconProps) => drawIcon(props, 'M3.5 6.5h17M3.5 12h17M3.5 17.5h17')
export const Close = (props: IconProps) => drawIcon(props, 'm5.5 5.5 13 13m0-13-13 13')
export const Search = (props: IconProps) =>
  drawIcon(props, 'M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0ZM15.2 15.2l5.3 5.3')
export const ArrowRight = (props: IconProps) => drawIcon(props, 'M4 12h16m-6.5-6.5L20 12l-6.5 6.5')
export const ArrowLeft = (props: IconProps) => drawIcon(props, 'M20 12H4m6.5-6.5L4 12l6.5 6.5')
export const ArrowUp = (props: IconProps) => drawIcon(props, 'M12 20V4M5.5 10.5 12 4l6.5 6.5')
export const External = (props: IconProps) =>
  drawIcon(props, 'M10 5H6a2 2 0 0 0-2 2v11a2 2 0 0 0 2 2h11a2 2 0 0 0 2-2v-4M14 4h6v6m0-6-9 9')
export const Calendar = (props: IconProps) =>
  drawIcon(
    props,
    'M5.5 5h13A1.5 1.5 0 0 1 20 6.5v12a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5v-12A1.5 1.5 0 0 1 5.5 5ZM4 10h16M8 3v4m8-4v4m-8 7h2m4 0h2'
  )
export const Star = (props: IconProps) => drawIcon(props, star)
export const StarFilled = (props: IconProps) => drawIcon(props, star, true)
export const Share = (props: IconProps) =>
  drawIcon(
    props,
    'M8.7 12a2.7 2.7 0 1 1-5.4 0 2.7 2.7 0 0 1 5.4 0ZM20.2 5.7a2.7 2.7 0 1 1-5.4 0 2.7 2.7 0 0 1 5.4 0ZM20.2 18.3a2.7 2.7 0 1 1-5.4 0 2.7 2.7 0 0 1 5.4 0ZM8.4 10.7l6.7-3.7m-6.7 6.3 6.7 3.7'
  )
export const Download = (props: IconProps) =>
  drawIcon(props, 'M12 3.5V15m-5-5 5 5 5-5M4 16.5v2A1.5 1.5 0 0 0 5.5 20h13a1.5 1.5 0 0 0 1.5-1.5v-2')
export const Play = (props: IconProps) => drawIcon(props, 'M8 5.2v13.6L19 12Z', true)
export const Check = (props: IconProps) => drawIcon(props, 'm4.5 12.5 5 5 10-11')
export const Print = (props: IconProps) =>
  drawIcon(
    props,
    'M7.5 8V3.5h9V8M7.5 17H5a1.5 1.5 0 0 1-1.5-1.5v-6A1.5 1.5 0 0 1 5 8h14a1.5 1.5 0 0 1 1.5 1.5v6A1.5 1.5 0 0 1 19 17h-2.5M7.5 14h9v6.5h-9ZM17 11h.01'
  )
export const Sound = (props: IconProps) =>
  drawIcon(props, 'M4 9.5h3.5L12 5.5v13l-4.5-4H4ZM15.5 9a4.2 4.2 0 0 1 0 6m2.7-8.5a7.8 7.8 0 0 1 0 11')
export const TextSize = (props: IconProps) => drawIcon(props, 'M2 19 7.5 5 13 19M4 14h7m4.5 5 3.2-8 3.3 8m-5.4-2.7h4.2')
