/** Icons of ways to the fair and around it, apart from those of the frame: they are not in the first script. */
import { drawIcon, type IconProps } from './icons.tsx'

export const Metro = (props: IconProps) =>
  drawIcon(
    props,
    'M7.5 3.5h9a2 2 0 0 1 2 2V15a2.5 2.5 0 0 1-2.5 2.5H8A2.5 2.5 0 0 1 5.5 15V5.5a2 2 0 0 1 2-2ZM5.5 11h13M12 3.5V11m-3.2 3.2h.01m6.4 0h.01M9 17.5l-2.5 3.2m8.5-3.2 2.5 3.2'
  )
export const Train = (props: IconProps) =>
  drawIcon(props, 'M3 6.5h8.5c4.5 0 9 4.3 9 7.5 0 1.7-1.3 2.5-3 2.5H3M3 11.5h8m3.5-4.6v4.6h5M3 20.5h18')
export const Bus = (props: IconProps) =>
  drawIcon(
    props,
    'M6 4h12a2 2 0 0 1 2 2v10.5H4V6a2 2 0 0 1 2-2ZM4 12h16M7.5 14.3h.01m8.98 0h.01M6.5 16.5v3.2m11-3.2v3.2M2.2 8v2.5M21.8 8v2.5'
  )
export const Car = (props: IconProps) =>
  drawIcon(
    props,
    'M3.5 17.5v-4.3l1.9-1.9 1.9-4.6A1.8 1.8 0 0 1 9 5.5h6a1.8 1.8 0 0 1 1.7 1.2l1.9 4.6 1.9 1.9v4.3ZM5.4 11.3h13.2M7.2 14.4h.01m9.58 0h.01M5.5 17.5v2m13-2v2'
  )
export const Taxi = (props: IconProps) =>
  drawIcon(
    props,
    'M3.5 18v-4.3l1.9-1.9 1.9-4.1A1.8 1.8 0 0 1 9 6.5h6a1.8 1.8 0 0 1 1.7 1.2l1.9 4.1 1.9 1.9V18ZM5.4 11.8h13.2M7.2 14.9h.01m9.58 0h.01M5.5 18v2m13-2v2M10 6.5V4h4v2.5'
  )
export const Walk = (props: IconProps) =>
  drawIcon(
    props,
    'M14.6 4a1.5 1.5 0 1 1-3 0 1.5 1.5 0 0 1 3 0ZM12.3 8.2l-1.6 6 3.5 2.7 1.3 4.3M10.7 14.2l-1.2 3.3-2.7 3.7M12.3 8.2 8.7 9.9l-1.2 3m4.8-4.7 2.2 3 3 1'
  )
export const Wheelchair = (props: IconProps) =>
  drawIcon(
    props,
    'M11.5 3.7a1.5 1.5 0 1 1-3 0 1.5 1.5 0 0 1 3 0ZM10 7.5v6.5h5.5l2.5 5.5 1.8-.7M10 10.3h5M7.7 11.7a5 5 0 1 0 6.9 6.3'
  )
export const Bed = (props: IconProps) =>
  drawIcon(props, 'M3 5.5v13.5M3 16h18m0 3v-6a3 3 0 0 0-3-3h-7v6M8.5 11.5a1.8 1.8 0 1 1-3.6 0 1.8 1.8 0 0 1 3.6 0Z')
export const Lift = (props: IconProps) => drawIcon(props, 'M5 3.5h14v17H5ZM8.5 10.5l3.5-4 3.5 4m-7 3 3.5 4 3.5-4')
export const Ramp = (props: IconProps) =>
  drawIcon(props, 'M2.5 19.5 21.5 11v8.5ZM3.5 13l17-7.5M7 11.5v5.800m10-10.200v5.800')
export const Door = (props: IconProps) => drawIcon(props, 'M6.5 20.5v-17h11v17M3.5 20.5h17M14 12h.01')
export const Booth = (props: IconProps) =>
  drawIcon(
    props,
    'M4.5 10.5v10h15v-10M3 10.5l2-6.5h14l2 6.5a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0ZM9.5 20.5V16h5v4.5'
  )
