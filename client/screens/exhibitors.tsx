/** The directory of exhibitors: by country, category, row and text (specification, section 1). */
import { categoryGroups, facetOptions } from '../directory/category-tree.ts'
import type { ChosenFilter } from '../directory/chosen-filters.tsx'
import { Directory } from '../directory/directory.tsx'
import { ExhibitorRows } from '../directory/exhibitor-rows.tsx'
import { FilterForm } from '../directory/filter-form.tsx'
import { recordsOf } from '../directory/records-of.ts'
import { RowFilter } from '../directory/row-filter.tsx'
import { plainGroup, SelectFilter } from '../directory/select-filter.tsx'
import { SortFilter } from '../directory/sort-filter.tsx'
import { HallPlan } from '../hall/hall-plan.tsx'
import { ViewSwitch } from '../hall/view-switch.tsx'
import { useStore } from '../store.ts'
import { useWords } from '../words/words.ts'

export function Exhibitors() {
  return useStore((state) => state.query.view) === 'plan' ? <HallPlan /> : <ExhibitorDirectory />
}

function ExhibitorDirectory() {
  const words = useWords()
  const own = words.directory
  const listing = useStore((state) => state.data.exhibitorList)
  const tree = useStore((state) => state.industryTree)
  const query = useStore((state) => state.query)
  const list = recordsOf(listing?.list)
  const countries = facetOptions(listing?.countries)
  const categories = facetOptions(listing?.categories)
  const nameOf = (options: { value: string; name: string }[], value: string) =>
    options.find((option) => option.value === value)?.name ?? value

  const chosen: ChosenFilter[] = [
    ...(query.q ? [{ name: 'q', text: query.q }] : []),
    ...(query.country ? [{ name: 'country', text: nameOf(countries, query.country) }] : []),
    ...(query.category ? [{ name: 'category', text: nameOf(categories, query.category) }] : []),
    ...(query.row ? [{ name: 'row', text: own.rowName(query.row) }] : [])
  ]
  return (
    <Directory
      title={words.brandTitle}
      count={own.exhibitorCount}
      listing={listing}
      shown={list.length}
      chosen={chosen}
      views={<ViewSwitch />}
      filters={
        <FilterForm hint={own.exhibitorText}>
          <SelectFilter
            wide
            name="category"
            label={own.category}
            groups={categoryGroups(tree, listing?.categories, 2, query.category)}
          />
          <SelectFilter name="country" label={own.country} groups={plainGroup(countries, query.country)} />
          <SortFilter orders={own.exhibitorSorts} />
          <RowFilter rows={facetOptions(listing?.rows)} />
        </FilterForm>
      }
    >
      <ExhibitorRows list={list} />
    </Directory>
  )
}
