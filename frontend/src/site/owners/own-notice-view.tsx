import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { OWNER_ACCESS_MESSAGES as MESSAGES } from '#common/owners/link/owner-access-messages.js';
import { CALENDAR_MESSAGES } from '#common/listings/calendars/calendar-messages.js';
import { dayInWords } from '#common/kernel/time/days.js';
import { waitingText } from '#common/inquiries/alerts/waited-home.js';
import type { OwnNoticeWire } from '#common/owners/link/owner-access-calls.js';
import { useQueryParams } from '../../app/navigation/navigation-context.js';
import { paths } from '../../app/paths.js';
import { StatusBadge, type Tone } from '../../ui/badges.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { TextLink } from '../../ui/link.js';
import { ErrorState, Skeleton } from '../../ui/states.js';
import { CheckedNotice } from './checked-notice.js';
import { dayName } from './day-name.js';
import { focusIfLost } from './done.js';
import { LinkNotes } from './link-notes.js';
import { NoticeMoves } from './notice-moves.js';
import { useOwnNotice, type OwnNoticeState } from './use-own-notice.js';

interface OwnNoticeViewProps {
  token: string;
  /** The link has ended. */
  onGone: () => void;
}

/** State, counts, prices and moves of the owner's notice. */
export function OwnNoticeView({ token, onGone }: OwnNoticeViewProps) {
  const state = useOwnNotice(token);
  const { notice, isGone } = state;
  const photos = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isGone) onGone();
  }, [isGone, onGone]);
  if (!notice) return state.loadProblem && !isGone ? <LoadProblem state={state} /> : <Loading />;
  return (
    <div className="flex flex-col gap-6">
      <Card className="flex flex-col gap-5 p-5 tablet:p-8">
        <Heading notice={notice} token={token} />
        {notice.planVencio && notice.estado === 'publicado' && (
          <p className="rounded-field bg-warning-soft px-4 py-3 font-semibold text-warning">
            {MESSAGES.lapsed(dayInWords(notice.planVencio))}
          </p>
        )}
        <Counts notice={notice} />
        {notice.esperan.map((people) => (
          <p key={waitingText(people)}>{waitingText(people)} Si se libera, les avisamos primero.</p>
        ))}
        {notice.estado === 'publicado' && <Confirmation state={state} confirmed={notice.confirmado} />}
        <NoticeMoves actions={notice.acciones} isBusy={state.isBusy} onMove={state.move} />
      </Card>
      {notice.temporada && <SeasonCard notice={notice} token={token} />}
      <div ref={photos} tabIndex={-1} className="scroll-mt-4 rounded-card">
        <PhotosCard notice={notice} token={token} onGone={onGone} />
      </div>
      {notice.precios.length > 0 && (
        <Suspense fallback={<Skeleton className="h-96 rounded-card" />}>
          <NoticePrices
            prices={notice.precios}
            onMark={notice.acciones.includes('marcarAlquilado') ? state.mark : undefined}
            isBusy={state.isBusy}
          />
        </Suspense>
      )}
      {notice.acciones.includes('marcarAlquilado') && (
        <CalendarCard notice={notice} token={token} state={state} />
      )}
      {notice.consultas > 0 && <InquiriesCard token={token} onGone={onGone} />}
      <CheckedNotice notice={notice} token={token} photos={photos} />
      <LinkNotes token={token} expires={notice.vence} />
      <Outcome {...state} />
    </div>
  );
}

/** In its own chunk, which most visits to the page do not need at once. */
const NoticePhotos = lazy(() => import('./notice-photos.js'));

function PhotosCard({ notice, token, onGone }: OwnNoticeViewProps & { notice: OwnNoticeWire }) {
  return (
    <Card className="p-5 tablet:p-8">
      <h2 className="text-xl">{MESSAGES.photosTitle}</h2>
      {notice.fotos === 'noIncluidas' ? (
        <p className="mt-1 text-ink-soft">{MESSAGES.noPhotosInPlan}</p>
      ) : (
        <Suspense fallback={<Skeleton className="mt-3 h-40 rounded-card" />}>
          <NoticePhotos token={token} notice={notice} onGone={onGone} />
        </Suspense>
      )}
    </Card>
  );
}

const NoticePrices = lazy(async () => ({
  default: (await import('./proposals/notice-prices.js')).NoticePrices,
}));

const NoticeSeason = lazy(async () => ({
  default: (await import('./proposals/price-forms.js')).NoticeSeason,
}));

function SeasonCard({ notice, token }: { notice: OwnNoticeWire; token: string }) {
  return (
    <Card className="p-5 tablet:p-8">
      <h2 className="mb-3 text-xl">Precios de la temporada</h2>
      <Suspense fallback={<Skeleton className="h-40 rounded-card" />}>
        <NoticeSeason token={token} guide={notice.guia} />
      </Suspense>
    </Card>
  );
}

const NoticeInquiries = lazy(() => import('./notice-inquiries.js'));

function InquiriesCard({ token, onGone }: OwnNoticeViewProps) {
  return (
    <Card className="p-5 tablet:p-8">
      <h2 className="text-xl">Consultas</h2>
      <Suspense fallback={<Skeleton className="mt-3 h-24 rounded-card" />}>
        <NoticeInquiries token={token} onGone={onGone} />
      </Suspense>
    </Card>
  );
}

const NoticeCalendar = lazy(() => import('./notice-calendar.js'));

/** Loaded when it is opened, as the mail about proposals does: most owners publish here alone. */
function CalendarCard({
  notice,
  token,
  state,
}: {
  notice: OwnNoticeWire;
  token: string;
  state: OwnNoticeState;
}) {
  const isAsked = useQueryParams().get('abrir') === 'calendarios';
  const heading = useRef<HTMLHeadingElement>(null);
  const [isOpen, setOpen] = useState(isAsked);
  useEffect(() => {
    if (isAsked) bringIntoView(heading.current);
  }, [isAsked]);
  const open = (): void => {
    setOpen(true);
    // The button disappears.
    heading.current?.focus({ preventScroll: true });
  };
  return (
    <Card className="p-5 tablet:p-8">
      <h2 tabIndex={-1} ref={heading} className="scroll-mt-4 text-xl outline-none">
        {CALENDAR_MESSAGES.title}
      </h2>
      <p className="mt-1 text-ink-soft">{CALENDAR_MESSAGES.lead}</p>
      {isOpen ? (
        <Suspense fallback={<Skeleton className="mt-3 h-40 rounded-card" />}>
          <NoticeCalendar token={token} prices={notice.precios} isBusy={state.isBusy} onMark={state.mark} />
        </Suspense>
      ) : (
        <Button className="mt-4" variant="secondary" onClick={open}>
          Conectar calendarios
        </Button>
      )}
    </Card>
  );
}

function Loading() {
  return (
    <>
      <output className="sr-only">{MESSAGES.loading}</output>
      <Skeleton className="h-64 rounded-card" />
    </>
  );
}

function LoadProblem({ state: { loadProblem, isLoading, reload } }: { state: OwnNoticeState }) {
  return <ErrorState title={loadProblem} busy={isLoading} onRetry={reload} />;
}

/** Button that confirms to visitors that the home is available. */
function Confirmation({ state, confirmed }: { state: OwnNoticeState; confirmed: string | null }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-field bg-primary-soft px-4 py-3">
      <p>
        <span className="font-semibold">¿Sigue disponible?</span>{' '}
        {confirmed && `Lo confirmaste el ${dayName(confirmed)}.`}
      </p>
      <Button size="sm" busy={state.isBusy} onClick={state.confirm}>
        Sí, sigue disponible
      </Button>
    </div>
  );
}

const STATES: Readonly<Record<OwnNoticeWire['estado'], [label: string, tone: Tone]>> = {
  enRevision: ['En revisión', 'warning'],
  rechazado: ['Para corregir', 'warning'],
  publicado: ['Publicado', 'success'],
  pausado: ['En pausa', 'warning'],
  sinConfirmar: ['Sin confirmar temporada', 'danger'],
  dadoDeBaja: ['Dado de baja', 'neutral'],
};

function Heading({ notice: { titulo, codigo, estado }, token }: { notice: OwnNoticeWire; token: string }) {
  const [label, tone] = STATES[estado];
  return (
    <div className="flex flex-wrap items-start justify-between gap-4">
      <div>
        <h2 className="text-2xl wrap-anywhere">{titulo}</h2>
        <p className="mt-1 flex flex-wrap items-center gap-3 text-ink-soft">
          {codigo} <StatusBadge tone={tone}>{label}</StatusBadge>
        </p>
        {estado === 'enRevision' && <p className="mt-3">Lo revisamos y te mandamos el código por email.</p>}
        {estado === 'sinConfirmar' && (
          <p className="mt-3">
            Salió de la búsqueda. Vuelve cuando respondas por los precios de la temporada.
          </p>
        )}
        {estado === 'rechazado' && (
          <p className="mt-3">
            No lo publicamos todavía:{' '}
            <TextLink to={`${paths.publish}#${token}`}>mirá el motivo, corregilo y mandalo de nuevo</TextLink>
            .
          </p>
        )}
        {estado === 'dadoDeBaja' && <p className="mt-3">Para publicarlo otra vez, escribinos.</p>}
      </div>
      {estado === 'publicado' && codigo ? (
        <ButtonLink to={paths.sheet(codigo)} variant="secondary">
          Ver como se publica
        </ButtonLink>
      ) : (
        <ButtonLink to={paths.contactAbout('cambios')} variant="secondary">
          Escribinos
        </ButtonLink>
      )}
    </div>
  );
}

// Without components or icons of the sheet: sharing them would give every sheet one more file to load.
function Counts({ notice: { vistas, consultas, pedidosDeTelefono } }: { notice: OwnNoticeWire }) {
  const counts: [string, number][] = [
    ['Vistas', vistas],
    ['Consultas', consultas],
    ['Vieron el teléfono', pedidosDeTelefono],
  ];
  return (
    <dl className="grid grid-cols-3 gap-4">
      {counts.map(([label, count]) => (
        <div key={label} className="flex flex-col">
          <dt className="order-last text-sm text-ink-muted">{label}</dt>
          <dd className="text-2xl font-bold tabular-nums">{count}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Announced when a change has been made or refused; sticky, so that it is visible at any scroll position. */
function Outcome({ done, problem }: Pick<OwnNoticeState, 'done' | 'problem'>) {
  return (
    <div className="sticky bottom-4 z-30">
      <output>
        {done && (
          <p
            tabIndex={-1}
            ref={focusIfLost}
            className="rounded-field bg-success-soft px-4 py-3 font-semibold text-success shadow-card outline-none"
          >
            {done}
          </p>
        )}
      </output>
      <div role="alert">
        {problem && (
          <p className="rounded-field bg-danger-soft px-4 py-3 font-semibold text-danger shadow-card">
            {problem}
          </p>
        )}
      </div>
    </div>
  );
}

function bringIntoView(heading: HTMLElement | null): void {
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}
