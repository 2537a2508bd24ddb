/** The edition's mark. The name stands beside it, so it is silent for screen readers. */
import { useShellPicture } from './shell-picture.ts'

export function Mark() {
  const mark = useShellPicture('mark')
  if (!mark) return null
  return <img className="mark" src={mark.src} width={48} height={48} alt="" />
}
