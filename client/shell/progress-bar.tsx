/**
 * What a request is doing. It is shown after 200 ms, runs for 5000 ms and stays where it is when the request fails
 * (specification, sections 8 and 9); the style sheet has both times.
 */
import { useStore } from '../store.ts'
import { useWords } from '../words/words.ts'

export function ProgressBar() {
  const words = useWords()
  const progress = useStore((state) => state.progress)
  return (
    <div className="progress" data-state={progress}>
      <span className="hidden" role="status">
        {progress === 'failed' ? words.requestFailed : ''}
      </span>
    </div>
  )
}
