/** The booth application. The frame has no top bar and no footer here: the template renders the parts it needs. */

import { Link } from 'wouter'
import { href } from '../../../shared/pages/addresses.ts'
import { Sections } from '../../sections/sections.tsx'
import { BodyStyleSheet } from '../../shell/body-style-sheet.tsx'
import { FilingNumber } from '../../shell/filing-number.tsx'
import { LanguageSwitch } from '../../shell/language-switch.tsx'
import { Logo } from '../../shell/logo.tsx'
import { useStore } from '../../store.ts'
import { Clauses } from '../../ui/clauses.tsx'
import { Prose } from '../../ui/prose.tsx'
import type { TemplateProps } from './template-props.ts'

export function ExhibitorBooth({ page }: TemplateProps) {
  const facts = useStore((state) => state.facts)
  return (
    <article>
      <div className="wrap booth-bar">
        <Link className="brand" href={href.home()}>
          <Logo />
          <span className="brand-name">{facts.short}</span>
        </Link>
        <LanguageSwitch />
      </div>
      <div className="wrap booth-head">
        <h1>
          <Clauses text={page.title} />
        </h1>
        <p className="head-summary">
          <Prose text={page.summary} />
        </p>
      </div>
      <BodyStyleSheet />
      <div className="wrap parts">
        <Sections list={page.sections} />
      </div>
      <div className="wrap booth-foot">
        <FilingNumber />
      </div>
    </article>
  )
}
