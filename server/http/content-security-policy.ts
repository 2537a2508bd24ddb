/** Parts of a Content-Security-Policy (CSP 3). */
import { createHash } from 'node:crypto'

/** The source expression that allows an inline script or style with exactly this text (CSP 3, section 2.3.1). */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
