/** The hidden fields of a request for a meeting: the exhibitor of the page, and its starred products. */
import { useState } from 'react'
import type { MessageKey } from '../../../shared/forms/forms.ts'
import { useFormMessages } from '../../forms/form-messages.ts'
import { usePageMessages } from '../../messages/page-messages.ts'
import { recordsOf } from '../../pages/directory/records-of.ts'
import { useStore } from '../../store.ts'
import { Close } from '../../ui/icons.tsx'
import { itineraryStore } from '../itinerary/itinerary-store.ts'
import { meetingMessages } from './messages.ts'

const maxProducts = 20

/** `name` is that of the form's field. */
export function IdsField({ name, error }: { name: string; error: MessageKey | undefined }) {
  const { fieldErrors } = useFormMessages()
  const exhibitor = useStore((state) => state.data.exhibitor?.id)
  return (
    <>
      {name === 'products' ? <StarredProducts /> : <input type="hidden" name={name} value={exhibitor ?? ''} />}
      {error && (
        <p className="error" role="alert">
          {fieldErrors[error]}
        </p>
      )}
    </>
  )
}

/** The exhibitor's starred products, each with a button that leaves it out; none without script. */
function StarredProducts() {
  const messages = usePageMessages(meetingMessages)
  const { fields } = useFormMessages()
  const starred = itineraryStore.useValue().product
  const [leftOut, setLeftOut] = useState<readonly number[]>([])
  const products = recordsOf(useStore((state) => state.data.exhibitor?.products))
    .filter(({ id }) => starred.includes(id) && !leftOut.includes(id))
    .slice(0, maxProducts)
  return (
    <div className="field meeting-products">
      <input type="hidden" name="products" value={products.map(({ id }) => id).join(',')} />
      {products.length > 0 ? (
        <>
          <p id="meeting-products">{fields.meetingProducts}</p>
          <ul aria-labelledby="meeting-products">
            {products.map(({ id, name }) => (
              <li key={id}>
                {name}
                <button
                  type="button"
                  className="icon-button"
                  aria-label={messages.removeProduct(name)}
                  onClick={() => setLeftOut([...leftOut, id])}
                >
                  <Close />
                </button>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className="hint">{messages.noProducts}</p>
      )}
    </div>
  )
}
