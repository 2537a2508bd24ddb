import { queryString, selectionOf } from '../../../shared/pages/links.ts'
import { recordsOf } from '../../../shared/records/records.ts'
import { FloorPlan } from '../../hall/floor-plan.tsx'
import { ViewSwitch } from '../../hall/view-switch.tsx'
import { useMessages, usePageMessages } from '../../messages/messages.ts'
import { useStore } from '../../store.ts'
import { ChipLinks } from '../../ui/chip-links.tsx'
import { categoryGroups, type FacetOption, facetOptions } from '../directory/category-tree.ts'
import { Directory } from '../directory/directory.tsx'
import { ExhibitorRows } from '../directory/exhibitor-rows.tsx'
import { type ActiveFilter, FilterForm, SelectFilter, SortFilter, singleGroup } from '../directory/filter-form.tsx'
import { exhibitorsMessages } from './messages.ts'

/** The directory of exhibitors with filters by country, category, row and text; with `view=plan` the floor plan. */
export function Exhibitors() {
  return useStore((state) => state.query.view) === 'plan' ? <FloorPlan /> : <ExhibitorDirectory />
}

function ExhibitorDirectory() {
  const messages = useMessages()
  const pageMessages = usePageMessages(exhibitorsMessages)
  const directoryMessages = messages.directory
  const listing = useStore((state) => state.data.exhibitorList)
  const tree = useStore((state) => state.industryTree)
  const query = useStore((state) => state.query)
  const list = recordsOf(listing?.list)
  const countries = facetOptions(listing?.countries)
  const categories = facetOptions(listing?.categories)
  const nameOf = (options: { value: string; name: string }[], value: string) =>
    options.find((option) => option.value === value)?.name ?? value

  const activeFilters: ActiveFilter[] = [
    ...(query.q ? [{ name: 'q', text: query.q }] : []),
    ...(query.country ? [{ name: 'country', text: nameOf(countries, query.country) }] : []),
    ...(query.category ? [{ name: 'category', text: nameOf(categories, query.category) }] : []),
    ...(query.row ? [{ name: 'row', text: directoryMessages.rowName(query.row) }] : []),
    ...(query.letter ? [{ name: 'letter', text: letterName(query.letter) }] : [])
  ]
  return (
    <Directory
      title={messages.ui.brandTitle}
      countMessage={directoryMessages.exhibitorCount}
      listing={listing}
      displayedCount={list.length}
      activeFilters={activeFilters}
      views={<ViewSwitch />}
      filters={
        <FilterForm
          kept={['letter']}
          hint={pageMessages.exhibitorText}
          total={listing?.total}
          countMessage={pageMessages.exhibitorsFound}
        >
          <SelectFilter
            wide
            name="category"
            label={directoryMessages.category}
            groups={categoryGroups(tree, listing?.categories, 2, query.category)}
          />
          <SelectFilter
            name="country"
            label={directoryMessages.country}
            groups={singleGroup(countries, query.country)}
          />
          <SortFilter orders={pageMessages.exhibitorSorts} />
          <RowFilter rows={facetOptions(listing?.rows)} />
        </FilterForm>
      }
    >
      <LetterLinks letters={facetOptions(listing?.letters)} />
      <ExhibitorRows list={list} />
    </Directory>
  )
}

const letterName = (letter: string) => (letter === '0' ? '#' : letter)

/** Links to the names with each first letter. Renders nothing where the backend does not count them. */
function LetterLinks({ letters }: { letters: readonly FacetOption[] }) {
  const messages = usePageMessages(exhibitorsMessages)
  const path = useStore((state) => state.path)
  const { letter: chosen, ...query } = selectionOf(useStore((state) => state.query))
  const links = letters
    .filter(({ value, count }) => count > 0 || value === chosen)
    .map(({ value }) => ({
      href: path + queryString({ ...query, letter: value === chosen ? undefined : value }),
      name: letterName(value),
      isCurrent: value === chosen
    }))
  return <ChipLinks label={messages.letters} links={links} />
}

/** Filter by row of the hall, as radio buttons. Rows without exhibitors are disabled. Renders nothing without rows. */
function RowFilter({ rows }: { rows: FacetOption[] }) {
  const messages = useMessages().directory
  const selected = useStore((state) => state.query.row) ?? ''
  if (rows.length === 0) return null
  return (
    <fieldset className="filter row-filter">
      <legend>{messages.row}</legend>
      <Row value="" name={messages.all} selected={selected} />
      {rows.map((row) => (
        <Row key={row.value} value={row.value} name={row.name} count={row.count} selected={selected} />
      ))}
    </fieldset>
  )
}

interface RowProps {
  value: string
  name: string
  count?: number
  selected: string
}

function Row({ value, name, count, selected }: RowProps) {
  const messages = useMessages().directory
  return (
    <label title={count === undefined ? undefined : messages.exhibitorCount(count)}>
      <input
        type="radio"
        name="row"
        value={value}
        defaultChecked={value === selected}
        disabled={count === 0 && value !== selected}
      />
      <span>{name}</span>
    </label>
  )
}
