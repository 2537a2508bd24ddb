/** Loads the viewer when the first photo or video is opened. */
import { type ComponentType, useEffect, useState } from 'react'
import { useStore } from '../store.ts'
import { withStyles } from '../style-sheets.ts'

export function LazyViewer() {
  const isOpen = useStore((state) => state.photoSrc !== '' || state.videoSrc !== '')
  const [Viewer, setViewer] = useState<ComponentType | null>(null)
  useEffect(() => {
    if (isOpen && !Viewer) withStyles('panels', import('./viewer.tsx')).then((module) => setViewer(() => module.Viewer))
  }, [isOpen, Viewer])
  return Viewer && <Viewer />
}
