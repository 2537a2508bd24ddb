import { Link } from 'wouter'
import { href } from '../../../shared/pages/addresses.ts'
import { useMessages } from '../../messages/messages.ts'
import { usePageMessages } from '../../messages/page-messages.ts'
import { useStore } from '../../store.ts'
import { passMessages } from './messages.ts'
import { isOver, passStore } from './stored-pass.ts'

/** Says before the registration form whose passes are on this device already, so that nobody registers twice. */
export function KeptPasses() {
  const messages = usePageMessages(passMessages)
  const { listComma } = useMessages().ui
  const today = useStore((state) => state.today)
  const passes = passStore.useValue().filter((pass) => !isOver(pass, today))
  if (passes.length === 0) return null
  return (
    <p className="form-note">
      <span>{messages.earlier(passes.map(({ name }) => name).join(listComma))}</span> {messages.registerOthers}
      <br />
      <Link className="icon-link" href={href.plan()}>
        {messages.openEarlier}
      </Link>
    </p>
  )
}
