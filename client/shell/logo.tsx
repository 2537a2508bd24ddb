/** The edition's mark, hidden from screen readers because the name follows as text. */
import { useShellPicture } from '../ui/shell-picture.ts'

export function Logo() {
  const picture = useShellPicture('mark')
  if (!picture) return null
  return <img className="mark" src={picture.src} width={48} height={48} alt="" />
}
