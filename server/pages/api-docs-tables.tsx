/**
 * The tables of the API's documentation that are made from the sources: addresses with their calls, configuration
 * codes.
 */
import { configurationCodes } from '../../shared/configuration-codes.ts'
import { addressRows } from '../../shared/pages/address-table.ts'
import { entryStyle, Inline } from './api-docs-text.tsx'

/** What each page asks the backend for, beside the calls of the shell. */
export function AddressTable() {
  return (
    <section id="addresses" style={entryStyle}>
      <h2>Addresses and their calls</h2>
      <p>Beside menu, configuration, tree and categories. A page is 404 where a required call finds nothing.</p>
      <Table
        head={['address', 'query', 'required calls', 'calls that it can do without']}
        rows={addressRows().map(({ address, query, required, optional }) =>
          [[address], query, required, optional].map((names) => names.map((name) => `\`${name}\``).join(', '))
        )}
      />
    </section>
  )
}

/** The codes of the configuration, with what is shown without each. */
export function CodeTable() {
  return (
    <section id="codes" style={entryStyle}>
      <h2>Configuration codes</h2>
      <p>
        <Inline text="What the site reads of `getWebInfo`. `{cn|en}` stands for two codes, one for each language." />
      </p>
      <Table
        head={['code', 'value', 'without it']}
        rows={configurationCodes.map(({ code, value, without }) => [`\`${code}\``, value, without])}
      />
    </section>
  )
}

/** Cells are text with code in backticks; the first of each row is its name. */
function Table({ head, rows }: { head: readonly string[]; rows: readonly (readonly string[])[] }) {
  return (
    <div style={{ overflowX: 'auto' }}>
      <table>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = '', ...cells]) => (
            <tr key={name}>
              <th scope="row">
                <Inline text={name} />
              </th>
              {cells.map((text, index) => (
                <td key={head[index + 1]}>
                  <Inline text={text} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
