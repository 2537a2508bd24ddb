/** The page for the backend team, as one HTML document that needs no script. */
import { renderToStaticMarkup } from 'react-dom/server'
import { tags } from '../../shared/calls/call.ts'
import { pathsByName } from '../../shared/calls/table.ts'
import { hashSource } from '../http/content-security-policy.ts'
import type { LiveRow, LiveSnapshot } from './live-snapshot.ts'

export interface LivePageOptions {
  /** Whether a token for purges is set. */
  canPurge: boolean
  /** What became of the purge that was just asked for. */
  outcome?: string | undefined
}

const style = `:root{color-scheme:light dark;--line:#8886;--bad:#b3261e;--good:#146c2e}
@media(prefers-color-scheme:dark){:root{--bad:#ff8a80;--good:#7bd88f}}
body{font:16px/1.5 system-ui,sans-serif;margin:0 auto;max-width:90rem;padding:1rem}
h1{font-size:1.3rem}h2{font-size:1.1rem;margin-top:2rem}
.saving{font-size:3rem;font-weight:700;line-height:1.1;margin:.5rem 0}
.scroll{overflow-x:auto}table{border-collapse:collapse;font-variant-numeric:tabular-nums;white-space:nowrap}
th,td{padding:.3rem .7rem;border-bottom:1px solid var(--line);text-align:right}
th:first-child,td:first-child,th:nth-child(2),td:nth-child(2),td.text,th.text{text-align:left}
.bad{color:var(--bad)}.good{color:var(--good)}
form{display:flex;flex-wrap:wrap;gap:.5rem;align-items:end}input,button,select{font:inherit;min-height:2.75rem;padding:.3rem .7rem;box-sizing:border-box}
input[type=checkbox]{min-height:0}`
const refreshMs = 5000
const script = `setInterval(async()=>{try{const page=await(await fetch(location.pathname)).text();const next=new DOMParser().parseFromString(page,'text/html').getElementById('figures');if(next)document.getElementById('figures').replaceWith(next)}catch{}},${refreshMs})`

/** The policy of the document: its own style and script, requests and forms to this listener. */
export const livePagePolicy = `default-src 'none'; style-src ${hashSource(style)}; script-src ${hashSource(script)}; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

const languageNames = { cn: 'Chinese', en: 'English' }
const headings = ['Hits', 'Calls spared', 'Requests', 'Stored', 'Age', 'Stale in', 'Last status', 'Latency']
const count = (value: number) => value.toLocaleString('en')
const seconds = (value: number | undefined) => (value === undefined ? '' : `${count(value)} s`)

/** Renders the document. */
export function renderLivePage(snapshot: LiveSnapshot, { canPurge, outcome }: LivePageOptions): string {
  const body = renderToStaticMarkup(
    <>
      <h1>Load of the backend</h1>
      {outcome === undefined ? null : <p role="status">{outcome}</p>}
      <Figures snapshot={snapshot} />
      {canPurge ? <PurgeForm /> : <p>Set PURGE_TOKEN to purge from here.</p>}
    </>
  )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Load of the backend</title>
<style>${style}</style>
<noscript><meta http-equiv="refresh" content="${refreshMs / 1000}"></noscript>
</head>
<body>${body}<script>${script}</script></body>
</html>
`
}

function Figures({ snapshot }: { snapshot: LiveSnapshot }) {
  const { at, saving, uses, requests, rows, faultyResponses, recentPurges, contentFaults } = snapshot
  return (
    <div id="figures">
      <p className="saving">{saving === undefined ? '–' : `${(saving * 100).toFixed(1)} %`}</p>
      <p>
        of the calls that visitors needed were spared the backend: {count(uses)} uses, {count(requests)} requests, since
        this process started. As of {new Date(at).toISOString()}.
      </p>
      <div className="scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">Call</th>
              <th scope="col">Language</th>
              {headings.map((heading) => (
                <th scope="col" key={heading}>
                  {heading}
                </th>
              ))}
              <th scope="col" className="text">
                Why not spared
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={`${row.locale} ${row.call}`} row={row} at={at} />
            ))}
          </tbody>
        </table>
      </div>
      <h2>Contract faults</h2>
      {faultyResponses.length === 0 ? <p className="good">None in the responses that were checked.</p> : null}
      <ul>
        {faultyResponses.map(({ call, locale, id, faults, count: faultCount }) => (
          <li key={`${locale} ${call} ${id}`}>
            {pathsByName.get(call)} <small>{call}</small> {id} ({languageNames[locale]}), {count(faultCount)}:{' '}
            {faults
              .map(({ path, expected, got, seen }) => `${path}: ${expected} expected, got ${got}; visitors see ${seen}`)
              .join('. ')}
          </li>
        ))}
      </ul>
      <h2>Last purges</h2>
      {recentPurges.length === 0 ? <p>None since this process started.</p> : null}
      <ul>
        {recentPurges.map(({ at: purgedAt, selected, hard, touched }) => (
          <li key={`${purgedAt} ${selected}`}>
            {new Date(purgedAt).toISOString()}: {selected}
            {hard ? ', hard' : ''}, {count(touched)} stored responses
          </li>
        ))}
      </ul>
      {contentFaults.length === 0 ? null : (
        <>
          <h2>Content faults</h2>
          <ul>
            {contentFaults.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function Row({ row, at }: { row: LiveRow; at: number }) {
  const { call, locale, hits, spared, requests, stored, ageS, ttlS, last } = row
  const isGood = last === undefined || /^[23]/.test(last.outcome)
  return (
    <tr>
      <th scope="row">
        {pathsByName.get(call)} <small>{call}</small>
      </th>
      <td>{languageNames[locale]}</td>
      <td>{count(hits)}</td>
      <td>{count(spared)}</td>
      <td>{count(requests)}</td>
      <td>{count(stored)}</td>
      <td>{seconds(ageS)}</td>
      <td>{ttlS !== undefined && ttlS <= 0 ? 'at next use' : seconds(ttlS)}</td>
      <td className={isGood ? undefined : 'bad'}>
        {last ? `${last.outcome}, ${seconds(Math.round((at - last.at) / 1000))} ago` : ''}
      </td>
      <td>{last?.milliseconds === undefined ? '' : `${Math.round(last.milliseconds)} ms`}</td>
      <td className="text bad">{obstaclesOf(row).join('; ')}</td>
    </tr>
  )
}

function obstaclesOf({ whyNotStored, backOffMs, faulty }: LiveRow): string[] {
  return [
    ...(whyNotStored === undefined ? [] : [`not kept: ${whyNotStored}`]),
    ...(backOffMs === undefined ? [] : [`fails: asked again in ${seconds(Math.ceil(backOffMs / 1000))}`]),
    ...(faulty.faults === 0 ? [] : [`${count(faulty.faults)} contract faults in ${count(faulty.responses)} responses`])
  ]
}

function PurgeForm() {
  return (
    <>
      <h2>Purge</h2>
      <form method="post" action="/purge">
        <label>
          Token
          <br />
          <input type="password" name="token" required autoComplete="off" />
        </label>
        {['all', ...tags].map((tag) => (
          <button type="submit" key={tag} name="tag" value={tag}>
            {tag}
          </button>
        ))}
        <label>
          <input type="checkbox" name="hard" value="1" /> drop at once, instead of asking again before the next use
        </label>
      </form>
    </>
  )
}
