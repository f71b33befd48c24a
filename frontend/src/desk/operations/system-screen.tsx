import { useQuery } from '@tanstack/react-query';
import { QUEUE_BOARD_PATH } from '#common/operations/queue-board-messages.js';
import type { SimpleAnswer } from '#common/kernel/calls/answer-shapes.js';
import { tryMailNow } from '#common/operations/mail-ledger-calls.js';
import { viewSystem, type SystemAnswer } from '#common/operations/system-calls.js';
import type { MeasureName } from '#common/operations/system-measures.js';
import { counted } from '#common/kernel/text.js';
import { freshQuery } from '../data/fresh-query.js';
import { StatusBadge } from '../../ui/badges.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { cx } from '../../ui/classes.js';
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.js';
import { adminPaths } from '../admin-paths.js';
import { loadErrorText, postAdmin } from '../data/admin-api.js';
import { useAction } from '../data/use-action.js';
import { ToolHeader } from '../frame/tool-header.js';
import { Allowed } from '../session/allowed.js';
import { useTitle } from '../frame/use-title.js';
import { MeasureCard } from './system-measure.js';
import { CountTable, JobTable, SecurityTable, SlowTable, WorkTable } from './system-tables.js';
import { causesOf } from './system-causes.js';
import { backupsText, MEASURE_GROUPS, processesText, STATE_WORDS } from './system-words.js';

/** Processes write a sample every minute. */
const REFRESH_MS = 60_000;
/** While no mail goes out: the operator waits for the first one. */
const STOPPED_MS = 5_000;

/** State of the product in plain words, with the last day (docs/monitoring.md). */
export function Screen() {
  useTitle('Sistema');
  const system = useQuery({
    ...freshQuery(viewSystem),
    refetchInterval: ({ state }) => (state.data?.correo ? STOPPED_MS : REFRESH_MS),
  });
  const { data, error, isFetching, refetch } = system;
  return (
    <div className="mx-auto max-w-content p-4 tablet:p-8">
      <ToolHeader title="Sistema" list={system}>
        <a
          href={`${QUEUE_BOARD_PATH}/`}
          target="_blank"
          rel="noopener"
          className="font-semibold text-primary underline underline-offset-4"
        >
          Colas de trabajo
        </a>
      </ToolHeader>
      {error && !data && (
        <ErrorState title={loadErrorText(error)} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!error && !data && <Skeleton className="h-96 rounded-card" />}
      {data && (
        <>
          {error && (
            <p role="alert" className="mb-4 font-semibold text-danger">
              {loadErrorText(error)}
            </p>
          )}
          <Overview answer={data} />
          <Measures answer={data} />
        </>
      )}
    </div>
  );
}

/** How the site does in one sentence, the other causes, and the button to what can be done. */
function Overview({ answer }: { answer: SystemAnswer }) {
  const { estado, procesos, copias, sinTerminar, version } = answer;
  const [worst, ...others] = causesOf(answer);
  const unfinished = counted(sinTerminar, 'trabajo');
  return (
    <Card className="mb-5 p-4 tablet:p-5">
      <h2 className="text-xl font-semibold">
        {estado !== 'bien' && (
          <StatusBadge tone={STATE_WORDS[estado].tone} className="mr-2 align-middle">
            {STATE_WORDS[estado].text}
          </StatusBadge>
        )}{' '}
        {worst?.text ?? (sinTerminar > 0 ? `Hay ${unfinished} sin terminar.` : 'Todo bien.')}
      </h2>
      <ul className="mt-2 text-ink-soft empty:hidden">
        {others.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-3 empty:hidden">
        {worst?.remedy === 'correo' && (
          <Allowed to={tryMailNow}>
            <TryMail />
          </Allowed>
        )}
        {worst?.remedy === 'copias' && <ButtonLink to={adminPaths.tools}>Hacer una copia</ButtonLink>}
        {sinTerminar > 0 && (
          <ButtonLink to={adminPaths.unfinished} variant={worst?.remedy ? 'secondary' : 'primary'}>
            Ver {unfinished} sin terminar
          </ButtonLink>
        )}
      </div>
      <details className="mt-3 text-ink-soft">
        <summary className="min-h-6 font-semibold text-primary">Procesos, copias y versión</summary>
        <ul className="mt-1">
          {procesos.map((processes) => (
            <li key={processes.tipo}>{processesText(processes)}</li>
          ))}
          <li>{backupsText(copias)}</li>
          <li>Versión {version}.</li>
        </ul>
      </details>
    </Card>
  );
}

function TryMail() {
  const attempt = useAction<void, SimpleAnswer>({
    call: () => postAdmin(tryMailNow, {}),
    done: ({ message }) => message,
    refreshes: [viewSystem],
  });
  return (
    <Button busy={attempt.busy} onClick={() => attempt.run()}>
      Probar ahora
    </Button>
  );
}

function Measures({ answer }: { answer: SystemAnswer }) {
  if (answer.medidas.length === 0)
    return (
      <EmptyState title="Todavía no hay medidas">
        <p className="text-ink-muted">Las primeras aparecen un minuto después de arrancar.</p>
      </EmptyState>
    );
  return (
    <details>
      <summary className="mb-4 min-h-6 font-semibold text-primary">Detalle técnico</summary>
      <div className="flex flex-col gap-5">
        {MEASURE_GROUPS.map((group) => (
          <MeasureGroup key={group.title} {...group} answer={answer} />
        ))}
        {answer.trabajo.length > 0 && <WorkTable rows={answer.trabajo} />}
        {answer.conteos.length > 0 && <CountTable rows={answer.conteos} />}
        {answer.tareas.length > 0 && <JobTable rows={answer.tareas} />}
        {answer.rutas.length > 0 && <SlowTable rows={answer.rutas} />}
        {answer.seguridad.length > 0 && <SecurityTable rows={answer.seguridad} />}
      </div>
    </details>
  );
}

interface MeasureGroupProps {
  title: string;
  measures: readonly MeasureName[];
  answer: SystemAnswer;
}

function MeasureGroup({ title, measures, answer: { medidas, hasta } }: MeasureGroupProps) {
  const shown = medidas.filter(({ clave }) => measures.includes(clave));
  if (shown.length === 0) return null;
  return (
    <section>
      <h2 className="mb-3 text-xl font-semibold">{title}</h2>
      <ul className={cx('grid gap-4 tablet:grid-cols-2', shown.length % 4 === 0 && 'broad:grid-cols-4')}>
        {shown.map((measure) => (
          <li key={measure.clave}>
            <MeasureCard measure={measure} until={hasta} />
          </li>
        ))}
      </ul>
    </section>
  );
}
