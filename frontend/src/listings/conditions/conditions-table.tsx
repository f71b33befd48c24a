import { conditionRows } from '#common/listings/conditions/condition-rows.js';
import type { Conditions } from '#common/listings/conditions/conditions.js';

/** What the owner says about the stay; one row for each condition. */
export function ConditionsTable({ conditions }: { conditions: Conditions }) {
  return (
    <table className="w-full border-collapse text-left [&_:is(td,th)]:py-2 [&_:is(td,th)]:align-top [&_tr]:border-b [&_tr]:border-line [&_tr:last-child]:border-0">
      <tbody>
        {conditionRows(conditions).map(({ field, label, text }) => (
          <tr key={field}>
            <th scope="row" className="w-2/5 pr-4 font-semibold text-ink-soft">
              {label}
            </th>
            <td className="wrap-anywhere">{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
