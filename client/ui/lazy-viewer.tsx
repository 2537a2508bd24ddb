/** The viewer comes when the first photo or video is opened. */
import { type ComponentType, useEffect, useState } from 'react'
import { useStore } from '../store.ts'

export function LazyViewer() {
  const wanted = useStore((state) => state.photoSrc !== '' || state.videoSrc !== '')
  const [Viewer, setViewer] = useState<ComponentType | null>(null)
  useEffect(() => {
    if (wanted && !Viewer) import('./viewer.tsx').then((module) => setViewer(() => module.Viewer))
  }, [wanted, Viewer])
  return Viewer && <Viewer />
}
