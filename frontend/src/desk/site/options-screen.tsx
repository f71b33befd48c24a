import { useQuery } from '@tanstack/react-query';
import { addClosure, removeOption, viewOptions } from '#common/site/options/option-calls.js';
import { OPTION_MESSAGES } from '#common/site/options/option-form.js';
import type { ClosureWire, NoticeWire } from '#common/site/options/option-shapes.js';
import { SECTION_MESSAGES } from '#common/listings/editing/section-messages.js';
import { apiQuery } from '../../app/queries.js';
import { StatusBadge } from '../../ui/badges.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { ErrorState, Skeleton } from '../../ui/states.js';
import { deleteAdmin, loadErrorText } from '../data/admin-api.js';
import { useAction } from '../data/use-action.js';
import { Moment } from '../frame/moment.js';
import { ScreenHeader } from '../frame/screen-header.js';
import { useTitle } from '../frame/use-title.js';
import { Allowed, NeedsRole } from '../session/allowed.js';
import { ClosureForm, NoticeForm } from './option-forms.js';

/** What holds for the whole site: notices on every page, and what is closed in an emergency. */
export function Screen() {
  useTitle('Ajustes del sitio');
  const { data, error, isFetching, refetch } = useQuery({ ...apiQuery(viewOptions), staleTime: 0 });
  return (
    <div className="mx-auto flex max-w-content flex-col gap-6 p-4 tablet:p-8">
      <ScreenHeader title="Ajustes del sitio" />
      {error && <ErrorState title={loadErrorText(error)} busy={isFetching} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-96 rounded-card" />}
      {data && (
        <>
          <Section title="Aviso en todo el sitio" rows={data.avisos} words={({ texto }) => [texto]}>
            <NoticeForm />
          </Section>
          <Section title="Emergencia" rows={data.cierres} words={closedWords}>
            <ClosureForm />
          </Section>
        </>
      )}
    </div>
  );
}

function closedWords({ sinPublicar, sinConsultar }: ClosureWire): string[] {
  return [
    ...(sinPublicar ? [OPTION_MESSAGES.closed.publishing(sinPublicar)] : []),
    ...(sinConsultar ? [OPTION_MESSAGES.closed.inquiries(sinConsultar)] : []),
  ];
}

interface SectionProps<Row> {
  title: string;
  rows: readonly Row[];
  words: (row: Row) => string[];
  children: React.ReactNode;
}

function Section<Row extends NoticeWire | ClosureWire>({ title, rows, words, children }: SectionProps<Row>) {
  return (
    <Card className="p-5 tablet:p-8">
      <h2 className="text-xl">{title}</h2>
      {rows.length === 0 ? (
        <p className="mt-2 mb-4 text-ink-muted">No hay ninguno.</p>
      ) : (
        <ul className="mt-2 mb-4 divide-y divide-line">
          {rows.map((row) => (
            <OptionItem key={row.idAjuste} row={row} words={words(row)} />
          ))}
        </ul>
      )}
      <Allowed to={addClosure} otherwise={<NeedsRole to={addClosure} />}>
        {children}
      </Allowed>
    </Card>
  );
}

const STATES = {
  vigente: ['Se ve ahora', 'success'],
  programado: ['Programado', 'warning'],
  tapado: ['Hay otro en su lugar', 'neutral'],
} as const;

function OptionItem({ row, words }: { row: NoticeWire | ClosureWire; words: string[] }) {
  const [label, tone] = STATES[row.estado];
  const removing = useAction({
    call: () => deleteAdmin(removeOption, { id: row.idAjuste }),
    done: ({ message }) => message,
    failed: SECTION_MESSAGES.failed,
    unreachable: SECTION_MESSAGES.unreachable,
    refreshes: [viewOptions],
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        {words.map((text) => (
          <p key={text} className="font-semibold wrap-anywhere">
            {text}
          </p>
        ))}
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
          <StatusBadge tone={tone}>{label}</StatusBadge>
          <span>
            desde <Moment iso={row.desde} />
            {row.hasta && (
              <>
                {' '}
                hasta <Moment iso={row.hasta} />
              </>
            )}
          </span>
        </p>
      </div>
      <Allowed to={removeOption}>
        <Button variant="secondary" size="sm" busy={removing.busy} onClick={() => removing.run(undefined)}>
          Quitar<span className="sr-only">: {words.join(' ')}</span>
        </Button>
      </Allowed>
    </li>
  );
}
