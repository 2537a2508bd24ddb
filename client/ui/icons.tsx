export type IconProps = { className?: string }

/**
 * An icon on a 24 px grid with strokes of 1.75 px in the text's colour. It is hidden from screen readers: the control
 * around it has the accessible name.
 * @param path outline of the icon as SVG path data
 * @param fill whether the outline is filled
 */
function draw({ className }: IconProps, path: string, fill = false) {
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

export const Menu = (props: IconProps) => draw(props, 'M3.5 6.5h17M3.5 12h17M3.5 17.5h17')
export const Close = (props: IconProps) => draw(props, 'm5.5 5.5 13 13m0-13-13 13')
export const Search = (props: IconProps) =>
  draw(props, 'M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0ZM15.2 15.2l5.3 5.3')
export const ArrowRight = (props: IconProps) => draw(props, 'M4 12h16m-6.5-6.5L20 12l-6.5 6.5')
export const ArrowLeft = (props: IconProps) => draw(props, 'M20 12H4m6.5-6.5L4 12l6.5 6.5')
export const ArrowUp = (props: IconProps) => draw(props, 'M12 20V4M5.5 10.5 12 4l6.5 6.5')
export const External = (props: IconProps) =>
  draw(props, 'M10 5H6a2 2 0 0 0-2 2v11a2 2 0 0 0 2 2h11a2 2 0 0 0 2-2v-4M14 4h6v6m0-6-9 9')
export const Calendar = (props: IconProps) =>
  draw(
    props,
    'M5.5 5h13A1.5 1.5 0 0 1 20 6.5v12a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5v-12A1.5 1.5 0 0 1 5.5 5ZM4 10h16M8 3v4m8-4v4m-8 7h2m4 0h2'
  )
export const Metro = (props: IconProps) =>
  draw(
    props,
    'M7.5 3.5h9a2 2 0 0 1 2 2V15a2.5 2.5 0 0 1-2.5 2.5H8A2.5 2.5 0 0 1 5.5 15V5.5a2 2 0 0 1 2-2ZM5.5 11h13M12 3.5V11m-3.2 3.2h.01m6.4 0h.01M9 17.5l-2.5 3.2m8.5-3.2 2.5 3.2'
  )
export const Train = (props: IconProps) =>
  draw(props, 'M3 6.5h8.5c4.5 0 9 4.3 9 7.5 0 1.7-1.3 2.5-3 2.5H3M3 11.5h8m3.5-4.6v4.6h5M3 20.5h18')
export const Bus = (props: IconProps) =>
  draw(
    props,
    'M6 4h12a2 2 0 0 1 2 2v10.5H4V6a2 2 0 0 1 2-2ZM4 12h16M7.5 14.3h.01m8.98 0h.01M6.5 16.5v3.2m11-3.2v3.2M2.2 8v2.5M21.8 8v2.5'
  )
export const Car = (props: IconProps) =>
  draw(
    props,
    'M3.5 17.5v-4.3l1.9-1.9 1.9-4.6A1.8 1.8 0 0 1 9 5.5h6a1.8 1.8 0 0 1 1.7 1.2l1.9 4.6 1.9 1.9v4.3ZM5.4 11.3h13.2M7.2 14.4h.01m9.58 0h.01M5.5 17.5v2m13-2v2'
  )
export const Taxi = (props: IconProps) =>
  draw(
    props,
    'M3.5 18v-4.3l1.9-1.9 1.9-4.1A1.8 1.8 0 0 1 9 6.5h6a1.8 1.8 0 0 1 1.7 1.2l1.9 4.1 1.9 1.9V18ZM5.4 11.8h13.2M7.2 14.9h.01m9.58 0h.01M5.5 18v2m13-2v2M10 6.5V4h4v2.5'
  )
export const Walk = (props: IconProps) =>
  draw(
    props,
    'M14.6 4a1.5 1.5 0 1 1-3 0 1.5 1.5 0 0 1 3 0ZM12.3 8.2l-1.6 6 3.5 2.7 1.3 4.3M10.7 14.2l-1.2 3.3-2.7 3.7M12.3 8.2 8.7 9.9l-1.2 3m4.8-4.7 2.2 3 3 1'
  )
export const Wheelchair = (props: IconProps) =>
  draw(
    props,
    'M11.5 3.7a1.5 1.5 0 1 1-3 0 1.5 1.5 0 0 1 3 0ZM10 7.5v6.5h5.5l2.5 5.5 1.8-.7M10 10.3h5M7.7 11.7a5 5 0 1 0 6.9 6.3'
  )
export const Star = (props: IconProps) => draw(props, star)
export const StarFilled = (props: IconProps) => draw(props, star, true)
export const Share = (props: IconProps) =>
  draw(
    props,
    'M8.7 12a2.7 2.7 0 1 1-5.4 0 2.7 2.7 0 0 1 5.4 0ZM20.2 5.7a2.7 2.7 0 1 1-5.4 0 2.7 2.7 0 0 1 5.4 0ZM20.2 18.3a2.7 2.7 0 1 1-5.4 0 2.7 2.7 0 0 1 5.4 0ZM8.4 10.7l6.7-3.7m-6.7 6.3 6.7 3.7'
  )
export const Download = (props: IconProps) =>
  draw(props, 'M12 3.5V15m-5-5 5 5 5-5M4 16.5v2A1.5 1.5 0 0 0 5.5 20h13a1.5 1.5 0 0 0 1.5-1.5v-2')
export const Play = (props: IconProps) => draw(props, 'M8 5.2v13.6L19 12Z', true)
export const Phone = (props: IconProps) =>
  draw(
    props,
    'M5.5 3.5h3.2l1.7 4.3-2.2 1.6a12 12 0 0 0 6.4 6.4l1.6-2.2 4.3 1.7v3.2a2 2 0 0 1-2.2 2C10.3 19.9 4.1 13.7 3.5 5.7a2 2 0 0 1 2-2.2Z'
  )
export const Fax = (props: IconProps) =>
  draw(
    props,
    'M7.5 9V3.5H15l2.5 2.5v3M5.5 9h13A1.5 1.5 0 0 1 20 10.5v7a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 17.5v-7A1.5 1.5 0 0 1 5.5 9ZM8 12.5v3m4-3h.01m4 0h.01m-4.01 3h.01m4 0h.01'
  )
export const Check = (props: IconProps) => draw(props, 'm4.5 12.5 5 5 10-11')
export const Print = (props: IconProps) =>
  draw(
    props,
    'M7.5 8V3.5h9V8M7.5 17H5a1.5 1.5 0 0 1-1.5-1.5v-6A1.5 1.5 0 0 1 5 8h14a1.5 1.5 0 0 1 1.5 1.5v6A1.5 1.5 0 0 1 19 17h-2.5M7.5 14h9v6.5h-9ZM17 11h.01'
  )
export const Sound = (props: IconProps) =>
  draw(props, 'M4 9.5h3.5L12 5.5v13l-4.5-4H4ZM15.5 9a4.2 4.2 0 0 1 0 6m2.7-8.5a7.8 7.8 0 0 1 0 11')
export const TextSize = (props: IconProps) => draw(props, 'M2 19 7.5 5 13 19M4 14h7m4.5 5 3.2-8 3.3 8m-5.4-2.7h4.2')
export const Bed = (props: IconProps) =>
  draw(props, 'M3 5.5v13.5M3 16h18m0 3v-6a3 3 0 0 0-3-3h-7v6M8.5 11.5a1.8 1.8 0 1 1-3.6 0 1.8 1.8 0 0 1 3.6 0Z')
export const Minus = (props: IconProps) => draw(props, 'M5 12h14')
