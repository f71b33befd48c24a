import { numberText } from '#common/kernel/text.js';
import { useSearchParams } from 'react-router-dom';
import { cx } from '../../ui/classes.js';
import { Pager } from '../../ui/pager.js';
import type { HistoryPages } from './statistics-queries.js';
import { searchOfHistory } from './history-pages.js';
import { Panel } from './statistics-panel.js';

/** Inquiries of one day, week or month. */
export interface Span {
  key: string;
  /** Full name for the table: `sábado 21/11`. */
  name: string;
  /** Label below its bar, in two lines: `21`, `nov`. */
  mark: readonly [string, string];
  whatsapp: number;
  email: number;
}

interface InquiryHistoryProps {
  title: string;
  what: string;
  which: keyof HistoryPages;
  spans: readonly Span[];
  pager: { pagina: number; paginas: number };
}

/** A history of inquiries as a chart and a table, with pages from newest to oldest. */
export function InquiryHistory({ title, what, which, spans, pager }: InquiryHistoryProps) {
  const [params] = useSearchParams();
  return (
    <Panel title={title} aside={<Legend />}>
      <div className="grid grid-cols-[minmax(0,1fr)] items-end gap-x-8 gap-y-5 wide:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
        <Columns spans={spans} />
        <SpanTable title={title} what={what} spans={spans} />
      </div>
      <Pager
        page={pager.pagina}
        pages={pager.paginas}
        text={`Página ${pager.pagina} de ${pager.paginas}`}
        label={`Páginas de ${title.toLowerCase()}`}
        hrefOf={(page) => searchOfHistory(params, which, page)}
        keepScroll
        className="mt-5"
      />
    </Panel>
  );
}

function Legend() {
  return (
    <ul aria-hidden="true" className="flex flex-wrap gap-4 text-sm text-ink-muted">
      <li className="flex items-center gap-1.5">
        <span className="size-3 rounded-sm bg-whatsapp" /> WhatsApp
      </li>
      <li className="flex items-center gap-1.5">
        <span className="size-3 rounded-sm bg-accent-pin" /> Email
      </li>
    </ul>
  );
}

const HEIGHT = 'h-52';
/** The highest bar leaves room for its number. */
const MOST_PERCENT = 86;

function Columns({ spans }: { spans: readonly Span[] }) {
  const most = Math.max(1, ...spans.map(({ whatsapp, email }) => whatsapp + email));
  return (
    <div aria-hidden="true" className="flex items-end gap-1 tablet:gap-2">
      {spans.map(({ key, mark, whatsapp, email }) => (
        <div key={key} className="flex min-w-0 flex-1 flex-col items-stretch">
          <div className={cx('flex flex-col justify-end gap-px border-b border-line-strong', HEIGHT)}>
            {/* Ten figures of four digits do not fit beside each other on a phone; the table has them. */}
            <span className="mb-1 hidden text-center text-sm font-semibold tabular-nums phablet:block">
              {numberText(whatsapp + email)}
            </span>
            <Bar part={email / most} className="rounded-t-sm bg-accent-pin" />
            <Bar part={whatsapp / most} className="bg-whatsapp" />
          </div>
          <span className="mt-1 text-center text-sm leading-tight text-ink-muted">
            {mark[0]}
            <br />
            {mark[1]}
          </span>
        </div>
      ))}
    </div>
  );
}

function Bar({ part, className }: { part: number; className: string }) {
  if (part === 0) return null;
  return <span className={cx('block', className)} style={{ height: `${part * MOST_PERCENT}%` }} />;
}

function SpanTable({ title, what, spans }: { title: string; what: string; spans: readonly Span[] }) {
  return (
    <table className="w-full border-collapse text-sm">
      <caption className="sr-only">{title}</caption>
      <thead className="text-ink-muted">
        <tr>
          <th scope="col" className="pb-1 text-left font-semibold">
            {what}
          </th>
          <th scope="col" className="pb-1 text-right font-semibold">
            WhatsApp
          </th>
          <th scope="col" className="pb-1 text-right font-semibold">
            Email
          </th>
          <th scope="col" className="pb-1 text-right font-semibold">
            Total
          </th>
        </tr>
      </thead>
      <tbody>
        {spans.toReversed().map(({ key, name, whatsapp, email }) => (
          <tr key={key} className="border-t border-line">
            <th scope="row" className="py-1 text-left font-normal">
              {name}
            </th>
            <td className="py-1 text-right tabular-nums">{numberText(whatsapp)}</td>
            <td className="py-1 text-right tabular-nums">{numberText(email)}</td>
            <td className="py-1 text-right font-semibold tabular-nums">{numberText(whatsapp + email)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
