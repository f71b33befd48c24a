import { useQuery } from '@tanstack/react-query';
import { useRef, type ReactNode } from 'react';
import type { Access } from '#common/kernel/calls/call.js';
import { recordPayment } from '#common/listings/editing/edit-calls.js';
import { addNote } from '#common/owners/notes/note-calls.js';
import { approveOwnersPhotos } from '#common/listings/photos/photo-calls.js';
import {
  viewToday,
  type TodayAnswer,
  type TodayListing,
  type TodayPlan,
  type TodayReviews,
} from '#common/stats/today-calls.js';
import { counted } from '#common/kernel/text.js';
import { waitingText } from '#common/listings/review/waiting.js';
import { INTERNAL_LIMITS } from '#common/kernel/limits.js';
import type { ListMark } from '#common/listings/desk/list-marks.js';
import { freshQuery } from '../../data/fresh-query.js';
import { TextLink } from '../../../ui/link.js';
import { ErrorState, Skeleton } from '../../../ui/states.js';
import { adminPaths, conversationPath, detailPath, noticeActionPath } from '../../admin-paths.js';
import { loadErrorText } from '../../data/admin-api.js';
import { dayText } from '../../../app/moment-text.js';
import { Allowed } from '../../session/allowed.js';
import { useRowKeys } from '../../lists/use-row-keys.js';
import { PlanEnd } from '../../contracts/plan-end.js';
import { Failures } from './failures.js';
import { InquiryDays } from './inquiry-days.js';
import { SeasonOccupancy } from './season-occupancy.js';
import { UnusualActivities } from './unusual-activity.js';
import { reviewLists, TODAY_LISTS } from './today-lists.js';
import { ReportedCard } from './reported-card.js';
import { WorkCard } from './work-card.js';

/** The work of the day; each item links to the screen where it is done. */
export function Today() {
  const { data, error, isFetching, refetch } = useQuery({
    ...freshQuery(viewToday),
    refetchInterval: INTERNAL_LIMITS.adminPollMs,
  });
  if (error && !data)
    return (
      <div className="mb-6">
        <ErrorState title={loadErrorText(error)} busy={isFetching} onRetry={() => void refetch()} />
      </div>
    );
  return (
    <section aria-labelledby="hoy" aria-busy={!data} className="mb-8">
      <h2 id="hoy" className="mb-3 text-xl">
        Hoy
      </h2>
      {data ? <Cards today={data} /> : <Loading />}
    </section>
  );
}

function Cards({ today }: { today: TodayAnswer }) {
  const {
    pendientes,
    fotosPorRevisar,
    cambiosPorRevisar,
    sinPagar,
    sinConfirmar,
    sinConfirmarTemporada,
    porVencer,
    sinResponder,
    fallidos,
    consultas,
    inusuales,
  } = today;
  const place = useRef<HTMLDivElement>(null);
  useRowKeys(place);
  return (
    <div ref={place} className="flex flex-col gap-4">
      <UnusualActivities found={inusuales} today={consultas.at(-1)?.dia} />
      <div className="-mb-4 gap-4 *:mb-4 *:break-inside-avoid tablet:mb-0 tablet:columns-2 wide:columns-3">
        <WorkCard
          title="Esperan tu decisión"
          total={pendientes.total}
          none="No queda ningún aviso por revisar."
          all={[{ to: TODAY_LISTS.pendientes, label: 'Abrir la cola de avisos' }]}
        >
          {pendientes.avisos.map((listing) => (
            <ListingItem key={listing.idInmuebles} listing={listing} />
          ))}
        </WorkCard>
        <ReportedCard />
        <ReviewCard
          title="Fotos por revisar"
          mark="fotos-por-revisar"
          work="fotos"
          found={fotosPorRevisar}
          none="No hay fotos de dueños por revisar."
        />
        <ReviewCard
          title="Cambios por revisar"
          mark="cambios-por-revisar"
          found={cambiosPorRevisar}
          none="Ningún dueño propuso cambios."
        />
        <WorkCard
          title="Con fotos y sin pagar"
          total={sinPagar.total}
          none="Todos los avisos con fotos están pagados."
          all={[{ to: TODAY_LISTS.sinPagar, label: 'Ver los avisos sin pagar' }]}
        >
          {sinPagar.avisos.map((listing) => (
            <ListingItem key={listing.idInmuebles} listing={listing} work="pago" />
          ))}
        </WorkCard>
        <WorkCard
          title="Sin confirmar"
          total={sinConfirmar.total}
          none="Ningún dueño tiene que confirmar su aviso."
          all={[{ to: TODAY_LISTS.sinConfirmar, label: 'Ver los avisos sin confirmar' }]}
        >
          {sinConfirmar.avisos.map((listing) => (
            <ListingItem key={listing.idInmuebles} listing={listing} work="escribir" />
          ))}
        </WorkCard>
        <WorkCard
          title="Sin confirmar temporada"
          total={sinConfirmarTemporada.total}
          none="Ningún aviso salió de la búsqueda por la temporada."
          all={[
            { to: TODAY_LISTS.sinConfirmarTemporada, label: 'Ver los que salieron por la temporada' },
            { to: adminPaths.season, label: 'Ver las renovaciones' },
          ]}
        >
          {sinConfirmarTemporada.avisos.map((listing) => (
            <ListingItem key={listing.idInmuebles} listing={listing} work="escribir" />
          ))}
        </WorkCard>
        <WorkCard
          title="Pagos por vencer"
          total={porVencer.total}
          none="Ningún plan vence en estos días."
          all={[{ to: TODAY_LISTS.porVencer, label: 'Ver los pagos por vencer' }]}
        >
          {porVencer.avisos.map((plan) => (
            <PlanItem key={plan.idInmuebles} plan={plan} />
          ))}
        </WorkCard>
        <WorkCard
          title="Sin responder"
          total={sinResponder.total}
          none="Todos los mensajes tienen respuesta."
          all={[{ to: TODAY_LISTS.sinResponder, label: 'Abrir los mensajes sin responder' }]}
        >
          {sinResponder.mensajes.map(({ idConsultaSoporte, nombreCompleto, fecha }) => (
            <li key={idConsultaSoporte} className="py-1.5 wrap-anywhere">
              <TextLink to={conversationPath(idConsultaSoporte)}>{nombreCompleto}</TextLink>{' '}
              <span className="text-sm text-ink-muted">· {dayText(fecha)}</span>
            </li>
          ))}
        </WorkCard>
        <Failures failed={fallidos} />
      </div>
      <div className="grid items-start gap-4 wide:grid-cols-2">
        <InquiryDays days={consultas} />
        <SeasonOccupancy />
      </div>
    </div>
  );
}

interface ReviewCardProps {
  title: string;
  /** Mark of the notices in the lists. */
  mark: ListMark;
  found: TodayReviews;
  none: string;
  work?: Work;
}

/** What owners have sent for review, with a list for each status that their notices have. */
function ReviewCard({ title, mark, found, none, work }: ReviewCardProps) {
  const lists = reviewLists(mark, found);
  const all = lists.map(({ to, count, words }) => ({ to, label: `Ver ${counted(count, ...words)}` }));
  return (
    <WorkCard title={title} total={found.total} none={none} all={all}>
      {found.avisos.map((listing) => (
        <ListingItem key={listing.idInmuebles} listing={listing} work={work} />
      ))}
    </WorkCard>
  );
}

interface ListingItemProps {
  listing: TodayListing;
  work?: Work | undefined;
}

function ListingItem({ listing, work }: ListingItemProps) {
  return (
    <Notice listing={listing} work={work}>
      {listing.duenio} · hace {waitingText(listing.horas)}
    </Notice>
  );
}

function PlanItem({ plan }: { plan: TodayPlan }) {
  return (
    <Notice listing={plan} work="pago">
      {plan.duenio} · <PlanEnd end={plan.vence} inSentence />
      {plan.planVencido && ', sin fotos en el sitio'}
    </Notice>
  );
}

/** Work on a notice that its screen does not show at once, and that therefore has its own link. */
type Work = 'pago' | 'escribir' | 'fotos';

/** Link of each kind of work, and the call that the account must be allowed to make. */
const WORKS: Readonly<Record<Work, { to: { access: Access }; label: string; of: (name: string) => string }>> =
  {
    pago: { to: recordPayment, label: 'Registrar un pago', of: (name) => `Registrar un pago de ${name}` },
    escribir: { to: addNote, label: 'Escribirle', of: (name) => `Escribirle al dueño de ${name}` },
    fotos: {
      to: approveOwnersPhotos,
      label: 'Revisar las fotos',
      of: (name) => `Revisar las fotos de ${name}`,
    },
  };

interface NoticeProps {
  listing: Omit<TodayListing, 'horas'>;
  work?: Work | undefined;
  children: ReactNode;
}

function Notice({ listing: { idInmuebles, codigo, estado, title }, work, children }: NoticeProps) {
  const name = codigo ?? `Nº ${idInmuebles}`;
  return (
    <li className="py-1.5">
      <TextLink
        to={detailPath(estado, idInmuebles)}
        className="inline-flex min-h-6 items-center wrap-anywhere"
      >
        {name} · {title}
      </TextLink>
      <p className="text-sm text-ink-muted wrap-anywhere">{children}</p>
      {work && (
        <Allowed to={WORKS[work].to}>
          <TextLink
            to={noticeActionPath(estado, idInmuebles, work)}
            aria-label={WORKS[work].of(name)}
            className="inline-flex min-h-6 items-center text-sm"
          >
            {WORKS[work].label}
          </TextLink>
        </Allowed>
      )}
    </li>
  );
}

function Loading() {
  return (
    <div className="grid gap-4 tablet:grid-cols-2 wide:grid-cols-3">
      <output className="sr-only">Cargando el trabajo de hoy...</output>
      <Skeleton className="h-56 rounded-card" />
      <Skeleton className="h-56 rounded-card" />
      <Skeleton className="h-56 rounded-card" />
    </div>
  );
}
