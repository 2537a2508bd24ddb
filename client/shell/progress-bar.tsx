/**
 * The progress of a page load or a form submission. It appears after 200 ms, runs for 5 s and stops where it is when
 * the request fails; both times are in `progress.css`.
 */
import { useMessages } from '../messages/messages.ts'
import { useStore } from '../store.ts'

export function ProgressBar() {
  const messages = useMessages()
  const progress = useStore((state) => state.progress)
  return (
    <div className="progress" data-state={progress}>
      <span className="hidden" role="status">
        {progress === 'failed' ? messages.requestFailed : ''}
      </span>
    </div>
  )
}
