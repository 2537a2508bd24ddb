/** Icons of the frame and of small parts. */
import { drawIcon, type IconProps } from './draw-icon.tsx'

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
export const Phone = (props: IconProps) =>
  drawIcon(
    props,
    'M5.5 3.5h3.2l1.7 4.3-2.2 1.6a12 12 0 0 0 6.4 6.4l1.6-2.2 4.3 1.7v3.2a2 2 0 0 1-2.2 2C10.3 19.9 4.1 13.7 3.5 5.7a2 2 0 0 1 2-2.2Z'
  )
export const Fax = (props: IconProps) =>
  drawIcon(
    props,
    'M7.5 9V3.5H15l2.5 2.5v3M5.5 9h13A1.5 1.5 0 0 1 20 10.5v7a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 17.5v-7A1.5 1.5 0 0 1 5.5 9ZM8 12.5v3m4-3h.01m4 0h.01m-4.01 3h.01m4 0h.01'
  )
export const Check = (props: IconProps) => drawIcon(props, 'm4.5 12.5 5 5 10-11')
export const Print = (props: IconProps) =>
  drawIcon(
    props,
    'M7.5 8V3.5h9V8M7.5 17H5a1.5 1.5 0 0 1-1.5-1.5v-6A1.5 1.5 0 0 1 5 8h14a1.5 1.5 0 0 1 1.5 1.5v6A1.5 1.5 0 0 1 19 17h-2.5M7.5 14h9v6.5h-9ZM17 11h.01'
  )
export const Sound = (props: IconProps) =>
  drawIcon(props, 'M4 9.5h3.5L12 5.5v13l-4.5-4H4ZM15.5 9a4.2 4.2 0 0 1 0 6m2.7-8.5a7.8 7.8 0 0 1 0 11')
export const TextSize = (props: IconProps) => drawIcon(props, 'M2 19 7.5 5 13 19M4 14h7m4.5 5 3.2-8 3.3 8m-5.4-2.7h4.2')
