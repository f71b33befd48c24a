import { numberText, percentText } from '#common/kernel/text.js';
import { cx } from '../../ui/classes.js';

export interface Share {
  key: string;
  label: string;
  count: number;
}

interface ShareTableProps {
  caption: string;
  /** Heading of the label column. */
  what: string;
  shares: readonly Share[];
  tone?: 'primary' | 'success' | 'sun';
}

const TONES = { primary: 'bg-primary', success: 'bg-success', sun: 'bg-accent' } as const;

/** A table of counts with proportional bars, which are decorative. */
export function ShareTable({ caption, what, shares, tone = 'primary' }: ShareTableProps) {
  const total = shares.reduce((sum, { count }) => sum + count, 0);
  if (shares.length === 0) return <p className="text-ink-muted">Todavía no hay nada para contar.</p>;
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">{caption}</caption>
      <thead className="text-sm text-ink-muted">
        <tr>
          <th scope="col" className="pb-1 text-left font-semibold">
            {what}
          </th>
          <th scope="col" className="pb-1 text-right font-semibold">
            Cantidad
          </th>
          <th scope="col" className="pb-1 text-right font-semibold">
            Parte
          </th>
        </tr>
      </thead>
      <tbody>
        {shares.map(({ key, label, count }) => (
          <tr key={key} className="border-t border-line">
            <th scope="row" className="py-2 text-left font-normal">
              {label}
              <span aria-hidden="true" className="mt-1 block h-2.5 overflow-hidden rounded-full bg-band">
                <span
                  className={cx('block h-full rounded-full transition-[width] duration-200', TONES[tone])}
                  style={{ width: `${(count / Math.max(1, total)) * 100}%` }}
                />
              </span>
            </th>
            <td className="w-24 py-2 pl-3 text-right font-semibold tabular-nums">{numberText(count)}</td>
            <td className="w-20 py-2 text-right text-sm tabular-nums text-ink-muted">
              {percentText(total > 0 ? count / total : 0, 1)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
