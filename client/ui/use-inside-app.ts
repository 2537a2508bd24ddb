import { useEffect, useState } from 'react'
import { insideApp } from '../boot/user-agent.ts'

/** Whether the page is displayed inside an app, which cannot download files; false on the server and while hydrating. */
export function useInsideApp(): boolean {
  const [isInside, setInside] = useState(false)
  useEffect(() => setInside(insideApp()), [])
  return isInside
}
