import { useQuery } from '@tanstack/react-query';
import { useRef, type ReactNode } from 'react';
import { recordPayment } from '#common/calls/edits.js';
import { viewToday } from '#common/calls/today.js';
import { waitingText } from '#common/rules/waiting.js';
import { LIMITS } from '#common/vocabulary/limits.js';
import type { TodayAnswer, TodayListing, TodayPlan } from '#common/wire/today.js';
import { apiQuery } from '../../app/queries.js';
import { TextLink } from '../../ui/link.js';
import { ErrorState, Skeleton } from '../../ui/states.js';
import { adminPaths, conversationPath, detailPath, noticeActionPath } from '../admin-paths.js';
import { loadErrorText } from '../data/admin-api.js';
import { dayText } from '../lists/moment-text.js';
import { Allowed } from '../session/allowed.js';
import { useRowKeys } from '../lists/use-row-keys.js';
import { PlanEnd } from '../listings/plan-end.js';
import { Failures } from './failures.js';
import { InquiryDays } from './inquiry-days.js';
import { SeasonOccupancy } from './season-occupancy.js';
import { UnusualActivities } from './unusual-activity.js';
import { WorkCard } from './work-card.js';

const ENDING = `${adminPaths.active}?operacion=todas&pago=si&orden=vence`;
const UNPAID = `${adminPaths.active}?operacion=todas&fotos=con&pago=no`;

/** The work of the day, each item one press from where it is done. */
export function Today() {
  const { data, error, isFetching, refetch } = useQuery({
    ...apiQuery(viewToday),
    staleTime: 0,
    retryOnMount: true,
    refetchInterval: LIMITS.adminPollMs,
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
      {data ? <Work today={data} /> : <Loading />}
    </section>
  );
}

function Work({ today }: { today: TodayAnswer }) {
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
          all={{ to: adminPaths.pending, label: 'Abrir la cola de avisos' }}
        >
          {pendientes.avisos.map((listing) => (
            <ListingItem key={listing.idInmuebles} listing={listing} />
          ))}
        </WorkCard>
        <WorkCard
          title="Fotos por revisar"
          total={fotosPorRevisar.total}
          none="No hay fotos de dueños por revisar."
        >
          {fotosPorRevisar.avisos.map((listing) => (
            <ListingItem key={listing.idInmuebles} listing={listing} />
          ))}
        </WorkCard>
        <WorkCard
          title="Cambios por revisar"
          total={cambiosPorRevisar.total}
          none="Ningún dueño propuso cambios."
        >
          {cambiosPorRevisar.avisos.map((listing) => (
            <ListingItem key={listing.idInmuebles} listing={listing} />
          ))}
        </WorkCard>
        <WorkCard
          title="Con fotos y sin pagar"
          total={sinPagar.total}
          none="Todos los avisos con fotos están pagados."
          all={{ to: UNPAID, label: 'Ver los avisos sin pagar' }}
        >
          {sinPagar.avisos.map((listing) => (
            <ListingItem key={listing.idInmuebles} listing={listing} isUnpaid />
          ))}
        </WorkCard>
        <WorkCard title="Sin confirmar" total={sinConfirmar.total} none="Ningún dueño debe una respuesta.">
          {sinConfirmar.avisos.map((listing) => (
            <ListingItem key={listing.idInmuebles} listing={listing} />
          ))}
        </WorkCard>
        <WorkCard
          title="Sin confirmar temporada"
          total={sinConfirmarTemporada.total}
          none="Ningún aviso salió de la búsqueda por la temporada."
          all={{ to: adminPaths.season, label: 'Ver las renovaciones' }}
        >
          {sinConfirmarTemporada.avisos.map((listing) => (
            <ListingItem key={listing.idInmuebles} listing={listing} />
          ))}
        </WorkCard>
        <WorkCard
          title="Pagos por vencer"
          total={porVencer.total}
          none="Ningún plan vence en estos días."
          all={{ to: ENDING, label: 'Ver los avisos por vencimiento' }}
        >
          {porVencer.avisos.map((plan) => (
            <PlanItem key={plan.idInmuebles} plan={plan} />
          ))}
        </WorkCard>
        <WorkCard
          title="Sin responder"
          total={sinResponder.total}
          none="Todos los mensajes tienen respuesta."
          all={{ to: adminPaths.support, label: 'Abrir los mensajes' }}
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

function ListingItem({ listing, isUnpaid = false }: { listing: TodayListing; isUnpaid?: boolean }) {
  return (
    <Notice listing={listing} isUnpaid={isUnpaid}>
      {listing.duenio} · hace {waitingText(listing.horas)}
    </Notice>
  );
}

function PlanItem({ plan }: { plan: TodayPlan }) {
  return (
    <Notice listing={plan} isUnpaid>
      {plan.duenio} · <PlanEnd end={plan.vence} inSentence />
      {plan.planVencido && ', sin fotos en el sitio'}
    </Notice>
  );
}

interface NoticeProps {
  listing: Omit<TodayListing, 'horas'>;
  /** Its work is to record a payment. */
  isUnpaid?: boolean;
  children: ReactNode;
}

function Notice({ listing: { idInmuebles, codigo, estado, title }, isUnpaid, children }: NoticeProps) {
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
      {isUnpaid && (
        <Allowed to={recordPayment}>
          <TextLink
            to={noticeActionPath(estado, idInmuebles, 'pago')}
            aria-label={`Registrar un pago de ${name}`}
            className="inline-flex min-h-6 items-center text-sm"
          >
            Registrar un pago
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
