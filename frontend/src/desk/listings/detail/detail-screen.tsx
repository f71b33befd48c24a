import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { approveListing } from '#common/listings/review/decision-calls.js';
import { changeCode } from '#common/listings/editing/edit-calls.js';
import type { ListingStatusName } from '#common/listings/listing-status.js';
import { BREAKPOINTS } from '#common/kernel/limits.js';
import type { AdminListingAnswer } from '#common/listings/desk/desk-calls.js';
import { readError } from '../../../app/api.js';
import { StatusBadge, type Tone } from '../../../ui/badges.js';
import { ButtonLink } from '../../../ui/button.js';
import { ExternalLink } from '../../../ui/link.js';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states.js';
import { useMedia } from '../../../ui/use-media.js';
import { paths } from '../../../app/paths.js';
import { adminPaths } from '../../admin-paths.js';
import { loadErrorText } from '../../data/admin-api.js';
import { adminQueries } from '../../data/listing-queries.js';
import { LeaveWarning } from '../editing/leave-warning.js';
import { EditingProvider, useEditing } from '../editing/use-editing.js';
import { notify } from '../../frame/notifications.js';
import { useShortcuts } from '../../frame/shortcuts.js';
import { useTitle } from '../../frame/use-title.js';
import { isPendingSide } from '../lists/list-filters.js';
import { OperationBadge, TrustBadges } from '../lists/row-parts.js';
import { ProposedChanges } from '../proposals/proposed-changes.js';
import { Allowed } from '../../session/allowed.js';
import { useMay } from '../../session/my-account.js';
import { ApproveAction } from '../review/approve-action.js';
import { ChangeCode } from './change-code.js';
import { MOVES } from '../review/decisions.js';
import { DetailBar } from './detail-bar.js';
import { Foot } from './detail-foot.js';
import { MoveAction } from '../review/move-action.js';
import { MovedNote } from './moved-note.js';
import { PauseNote } from './pause-note.js';
import { LapsedNote } from './lapsed-note.js';
import { RejectAction } from '../review/reject-action.js';
import { RejectionNote } from './rejection-note.js';
import { DetailSections } from './detail-sections.js';
import { useUnaskedAction } from '../../frame/use-asked-action.js';
import { useAskedSection } from './use-asked-section.js';
import { useQueue, type Queue } from '../review/use-review-queue.js';
import { useShownNotice } from './use-shown-notice.js';
import { ReportedNote } from '../../inquiries/reported-notice.js';

const STATES: Readonly<Record<ListingStatusName, { label: string; tone: Tone; list: string }>> = {
  pendiente: { label: 'Pendiente', tone: 'warning', list: 'Pendientes' },
  rechazado: { label: 'Rechazado', tone: 'danger', list: 'Rechazados' },
  alta: { label: 'Activo', tone: 'success', list: 'Actuales' },
  altaRechazado: { label: 'Dado de baja', tone: 'danger', list: 'Dados de baja' },
};

const NOT_FOUND = 404;

/** All data of a listing and its possible decisions; one screen for the four statuses. */
export function DetailScreen({ state }: { state: ListingStatusName }) {
  const { id, goTo } = useShownNotice();
  if (id === undefined) return null;
  return <NoticeScreen state={state} id={id} goTo={goTo} />;
}

interface NoticeScreenProps {
  state: ListingStatusName;
  id: number;
  goTo: (path: string) => void;
}

function NoticeScreen({ state, id, goTo }: NoticeScreenProps) {
  const { search } = useLocation();
  const { data, error, isFetching, refetch } = useQuery(adminQueries.detail(state, id));
  const queue = useQueue(state, id);
  const list = `${isPendingSide(state) ? adminPaths.pending : adminPaths.active}${search || defaultSearch(state)}`;
  useTitle(data ? (data.inmueble.codigo ?? data.inmueble.title) : 'Inmueble');
  const [decisionsPlace, decisionsIn] = useState<HTMLElement | null>(null);
  const answer = error ? undefined : data;
  return (
    <>
      <DetailBar
        listPath={list}
        listLabel={STATES[state].list}
        listingId={id}
        queue={queue}
        code={answer?.inmueble.codigo}
        decisionsIn={decisionsIn}
      />
      {answer ? (
        <Workbench key={id} {...{ answer, queue, goTo, decisionsPlace }} />
      ) : (
        <div className={PAGE}>
          {!error && <Loading state={state} />}
          {error && readError(error).status === NOT_FOUND && <Gone state={state} list={list} queue={queue} />}
          {error && readError(error).status !== NOT_FOUND && (
            <ErrorState title={loadErrorText(error)} busy={isFetching} onRetry={() => void refetch()} />
          )}
        </div>
      )}
    </>
  );
}

const PAGE = 'mx-auto max-w-content p-4 pb-8 tablet:p-8';
/** Phones, and desktops at 200 % zoom. */
const NARROW = `(max-width: ${BREAKPOINTS.mapUntil}px)`;

interface WorkbenchProps {
  answer: AdminListingAnswer;
  queue: Queue;
  goTo: (path: string) => void;
  /** In the bar, once it is rendered. */
  decisionsPlace: HTMLElement | null;
}

/** The listing with its decisions and editable sections. */
function Workbench({ answer, queue, goTo, decisionsPlace }: WorkbenchProps) {
  const editing = useEditing(answer);
  useAskedSection(editing);
  useUnaskedAction();
  useShortcuts([{ key: 'Esc', text: 'Cerrar la sección que se edita, si no cambió nada' }]);
  const isNarrow = useMedia(NARROW);
  const mayDecide = useMay(approveListing);
  const decisions = mayDecide && <Decisions answer={answer} queue={queue} goTo={goTo} />;
  return (
    <EditingProvider value={editing}>
      {decisionsPlace && !isNarrow && createPortal(decisions, decisionsPlace)}
      <div className={PAGE}>
        {editing.isRestored && editing.dirty.length > 0 && <Recovered />}
        <Listing answer={answer} />
      </div>
      <Foot>{isNarrow && decisions}</Foot>
      <LeaveWarning />
    </EditingProvider>
  );
}

/** Drafts from an expired session are restored. */
function Recovered() {
  return (
    <output className="mb-5 block rounded-field bg-primary-soft px-4 py-3 font-semibold">
      Recuperamos lo que no habías guardado. Revisalo y guardalo, o descartalo.
    </output>
  );
}

/** Defaults to the list of rejected notices. */
function defaultSearch(state: ListingStatusName): string {
  return state === 'rechazado' || state === 'altaRechazado' ? '?estado=rechazados' : '';
}

interface DecisionsProps {
  answer: AdminListingAnswer;
  queue: Queue;
  goTo: (path: string) => void;
}

function Decisions({ answer, queue, goTo }: DecisionsProps) {
  const { inmueble } = answer;
  if (inmueble.estado !== 'pendiente')
    return <MoveAction listing={inmueble} move={MOVES[inmueble.estado]} nextId={queue.nextId} />;
  return (
    <>
      <RejectAction listing={inmueble} queue={queue} goTo={goTo} />
      <ApproveAction answer={answer} queue={queue} goTo={goTo} />
    </>
  );
}

function Listing({ answer }: { answer: AdminListingAnswer }) {
  const { inmueble } = answer;
  const { label, tone } = STATES[inmueble.estado];
  return (
    <>
      <header className="mb-5">
        <div className="mb-2 flex flex-wrap items-center gap-2.5">
          <StatusBadge tone={tone}>{label}</StatusBadge>
          <OperationBadge operation={inmueble.tipoOperacion} />
          <span className="flex flex-wrap gap-1.5">
            <TrustBadges listing={inmueble} />
          </span>
          <span className="text-sm tabular-nums text-ink-muted">Nº {inmueble.idInmuebles}</span>
          <Allowed to={changeCode}>
            <ChangeCode listing={inmueble} />
          </Allowed>
          {inmueble.estado === 'alta' && inmueble.codigo && (
            <ExternalLink
              href={paths.sheet(inmueble.codigo)}
              className="inline-flex min-h-6 items-center text-sm"
            >
              Ver en el sitio
            </ExternalLink>
          )}
        </div>
        <h1 className="text-2xl">{inmueble.title}</h1>
        <p className="mt-1 text-ink-muted">{inmueble.direccionCompleta}</p>
        <ReportedNote id={inmueble.idInmuebles} />
        <RejectionNote listing={inmueble} />
        <PauseNote listing={inmueble} />
        <LapsedNote listing={inmueble} />
        <MovedNote listing={inmueble} />
      </header>
      <ProposedChanges answer={answer} />
      <DetailSections answer={answer} />
    </>
  );
}

function Gone({ state, list, queue }: { state: ListingStatusName; list: string; queue: Queue }) {
  return (
    <EmptyState title={`Este inmueble no está entre los ${STATES[state].list.toLowerCase()}`}>
      <p className="max-w-prose text-ink-muted">
        Puede que otra persona ya haya decidido sobre él, o que la dirección no sea correcta.
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink to={list} variant="secondary">
          Ver la lista
        </ButtonLink>
        {queue.next && <ButtonLink to={queue.next}>Siguiente</ButtonLink>}
      </div>
    </EmptyState>
  );
}

function Loading({ state }: { state: ListingStatusName }) {
  const wait = (): void => notify('failed', 'El aviso todavía se está cargando: esperá un momento.');
  useShortcuts(
    state === 'pendiente'
      ? [
          { key: 'A', text: 'Dar de alta, cuando se vea el aviso', run: wait },
          { key: 'R', text: 'Rechazar, cuando se vea el aviso', run: wait },
        ]
      : [],
  );
  return (
    <div aria-busy="true">
      <output className="sr-only">Cargando inmueble...</output>
      <Skeleton className="mb-3 h-6 w-40" />
      <Skeleton className="mb-6 h-9 w-2/3" />
      <div className="grid gap-5 wide:grid-cols-2">
        <Skeleton className="h-80 rounded-card" />
        <Skeleton className="h-80 rounded-card" />
      </div>
    </div>
  );
}
