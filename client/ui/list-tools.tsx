/** Buttons for a list that is kept on this device. */
import { type ReactNode, useState } from 'react'
import { useMessages } from '../messages/messages.ts'
import { Close } from './icons.tsx'

/** What came of the last press. */
type Feedback<Result> =
  | { step: 'none' | 'confirm' }
  | { step: 'cleared'; undo: () => void }
  | { step: 'result'; result: Result }

export interface ListToolsState<Result> {
  feedback: Feedback<Result>
  /** Displays a result in the place of the one before; undefined displays none. */
  showResult: (result: Result | undefined) => void
  /** The first press asks to be confirmed. The second calls `empty`, which gives what brings the list back. */
  clear: (empty: () => () => void) => void
}

/** State of the buttons; `Result` is what the caller displays below them. */
export function useListTools<Result>(): ListToolsState<Result> {
  const [feedback, setFeedback] = useState<Feedback<Result>>({ step: 'none' })
  const showResult = (result: Result | undefined) =>
    setFeedback(result === undefined ? { step: 'none' } : { step: 'result', result })
  const clear = (empty: () => () => void) => {
    if (feedback.step !== 'confirm') return setFeedback({ step: 'confirm' })
    const restore = empty()
    const undo = () => {
      restore()
      setFeedback({ step: 'none' })
    }
    setFeedback({ step: 'cleared', undo })
  }
  return { feedback, showResult, clear }
}

interface Tool {
  icon: ReactNode
  name: string
  onClick: () => void
  /** Whether it is what most visitors do with the list; others are quiet. */
  isFirst?: boolean
}

interface ListToolsProps<Result> {
  state: ListToolsState<Result>
  /** `tools` is the name of the group. */
  messages: Record<'tools' | 'clear' | 'confirmClear' | 'cleared', string>
  /** The buttons before the one that clears; undefined ones are left out. Without a list there are none. */
  tools: readonly (Tool | undefined)[] | undefined
  /** Empties the list and gives what brings it back; undefined where it cannot be cleared. */
  onClear: (() => () => void) | undefined
  renderResult: (result: Result) => ReactNode
}

/** The buttons; what comes of them is announced below. */
export function ListTools<Result>({ state, messages, tools, onClear, renderResult }: ListToolsProps<Result>) {
  const { undo } = useMessages().plan
  const { feedback, clear } = state
  return (
    <div className="plan-tools">
      {tools && (
        // biome-ignore lint/a11y/useSemanticElements: the buttons are not form fields
        <div className="actions" role="group" aria-label={messages.tools}>
          {tools.map((tool) => tool && <ToolButton key={tool.name} {...tool} />)}
          {onClear && (
            <ToolButton
              isLast
              icon={<Close />}
              name={feedback.step === 'confirm' ? messages.confirmClear : messages.clear}
              onClick={() => clear(onClear)}
            />
          )}
        </div>
      )}
      <div role="status">
        {feedback.step === 'cleared' && (
          <p>
            {messages.cleared}{' '}
            <button type="button" className="link-button" onClick={feedback.undo}>
              {undo}
            </button>
          </p>
        )}
        {feedback.step === 'result' && renderResult(feedback.result)}
      </div>
    </div>
  )
}

function ToolButton({ icon, name, onClick, isFirst = false, isLast = false }: Tool & { isLast?: boolean }) {
  const look = isFirst ? 'button' : isLast ? 'button quiet is-text is-clear' : 'button quiet is-text'
  return (
    <button type="button" className={look} onClick={onClick}>
      {icon}
      <span>{name}</span>
    </button>
  )
}
