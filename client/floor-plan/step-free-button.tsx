/** The button that shows the step-free way; nothing where the backend gives none. */
import { usePageMessages } from '../messages/page-messages.ts'
import { Wheelchair } from '../ui/travel-icons.tsx'
import { hallMessages } from './messages.ts'
import type { Routes } from './use-routes.ts'

export function StepFreeButton({ routes }: { routes: Routes }) {
  const messages = usePageMessages(hallMessages)
  if (!routes.hasStepFree) return null
  return (
    <button
      type="button"
      className="button quiet"
      aria-pressed={routes.isStepFreeShown}
      onClick={routes.toggleStepFree}
    >
      <Wheelchair />
      {messages.showStepFree}
    </button>
  )
}
