/** Loads the viewer when the first photo or video is opened. */
import { type ComponentType, useEffect, useState } from 'react'
import { useStore } from '../store.ts'
import { loadStyles } from '../style-sheets.ts'

export function LazyViewer() {
  const isOpen = useStore((state) => state.photoSrc !== '' || state.videoSrc !== '')
  const [Viewer, setViewer] = useState<ComponentType | null>(null)
  useEffect(() => {
    if (isOpen && !Viewer)
      Promise.all([import('./viewer.tsx'), loadStyles('panels')]).then(([module]) => setViewer(() => module.Viewer))
  }, [isOpen, Viewer])
  return Viewer && <Viewer />
}
