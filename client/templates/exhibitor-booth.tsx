/** The booth page: no bars, so it carries a way home, the language switch and the filing number itself. */

import { FilingNumber } from '../layout/filing-number.tsx'
import { LanguageSwitch } from '../layout/language-switch.tsx'
import { Mark } from '../layout/mark.tsx'
import { Link } from '../navigation.tsx'
import { Sections } from '../sections/sections.tsx'
import { useStore } from '../store.ts'
import type { BlockProps } from './blocks.ts'

export function ExhibitorBooth({ page }: BlockProps) {
  const facts = useStore((state) => state.facts)
  return (
    <article>
      <div className="wrap booth-bar">
        <Link className="brand" href="/">
          <Mark />
          <span className="brand-name">{facts.short}</span>
        </Link>
        <LanguageSwitch />
      </div>
      <div className="wrap booth-head">
        <h1>{page.title}</h1>
        <p className="head-summary">{page.summary}</p>
      </div>
      <div className="wrap parts">
        <Sections list={page.sections} />
      </div>
      <div className="wrap booth-foot">
        <FilingNumber />
      </div>
    </article>
  )
}
