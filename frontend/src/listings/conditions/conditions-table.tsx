import type { ListingSheetAnswer } from '#common/search/sheet/sheet-calls.js';

/** What the owner says about the stay; one row for each condition. */
export function ConditionsTable({ rows }: { rows: ListingSheetAnswer['tablaCondiciones'] }) {
  return (
    <table className="w-full border-collapse text-left [&_:is(td,th)]:py-2 [&_:is(td,th)]:align-top [&_tr]:border-b [&_tr]:border-line [&_tr:last-child]:border-0">
      <tbody>
        {rows.map(({ titulo, texto }) => (
          <tr key={titulo}>
            <th scope="row" className="w-2/5 pr-4 font-semibold text-ink-soft">
              {titulo}
            </th>
            <td className="wrap-anywhere">{texto}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
