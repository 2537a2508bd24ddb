import { useLocation } from 'wouter'
import { queryString } from '../../../shared/pages/query-string.ts'
import { useStore } from '../../store.ts'
import { filterAddress } from './filter-address.ts'

/** The function that navigates to the address of a GET form's fields. */
export function useFilterNavigation(): (form: HTMLFormElement) => void {
  const [, navigate] = useLocation()
  const path = useStore((state) => state.path)
  const current = useStore((state) => path + queryString(state.query))
  return (form) => {
    const address = filterAddress(path, new FormData(form))
    navigate(address, { replace: address === current })
  }
}
