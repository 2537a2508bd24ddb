import { encode } from 'uqr'

/** A text as a QR code in SVG; `name` is its accessible name. Encoded in the browser, without a request. */
export function QrCode({ text, name }: { text: string; name: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={name} shapeRendering="crispEdges">
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  )
}
