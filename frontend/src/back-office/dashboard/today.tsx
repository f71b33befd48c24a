import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { viewToday } from '#common/calls/today.js';
import { counted } from '#common/rules/text.js';
import { waitingText } from '#common/rules/waiting.js';
import { LIMITS } from '#common/vocabulary/limits.js';
import type { TodayAnswer, TodayListing, TodayPlan, UnusualName } from '#common/wire/today.js';
import { apiQuery } from '../../app/queries.js';
import { TextLink } from '../../ui/link.js';
import { ErrorState, Skeleton } from '../../ui/states.js';
import { adminPaths, conversationPath, detailPath } from '../admin-paths.js';
import { loadErrorText } from '../data/admin-api.js';
import { dayText } from '../lists/moment-text.js';
import { PlanEnd } from '../listings/plan-end.js';
import { InquiryDays } from './inquiry-days.js';
import { SeasonOccupancy } from './season-occupancy.js';
import { WorkCard } from './work-card.js';

const UNUSUAL_TEXTS: Readonly<Record<UnusualName, string>> = {
  muchas: 'Hoy llegaron más del triple de consultas que en un día común.',
  ninguna: 'Ayer no llegó ninguna consulta. Fijate si el formulario y los correos andan.',
};

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
    porVencer,
    sinResponder,
    fallidos,
    consultas,
    inusual,
  } = today;
  return (
    <div className="flex flex-col gap-4">
      {inusual && (
        <p className="flex items-center gap-2.5 rounded-card bg-warning-soft px-5 py-3 font-semibold text-warning">
          <IconAlertTriangle aria-hidden="true" className="size-5 shrink-0" />
          {UNUSUAL_TEXTS[inusual]}
        </p>
      )}
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
            <ListingItem key={listing.idInmuebles} listing={listing} />
          ))}
        </WorkCard>
        <WorkCard title="Sin confirmar" total={sinConfirmar.total} none="Ningún dueño debe una respuesta.">
          {sinConfirmar.avisos.map((listing) => (
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

function Failures({ failed: { correos, fotos, envios } }: { failed: TodayAnswer['fallidos'] }) {
  return (
    <WorkCard
      title="Fallidos"
      total={correos + fotos + envios}
      none="No falló ningún correo ni ninguna foto."
      all={correos + fotos > 0 ? { to: adminPaths.unfinished, label: 'Ver lo que falló' } : undefined}
    >
      {correos > 0 && <li className="py-1.5">{counted(correos, 'correo')}</li>}
      {fotos > 0 && <li className="py-1.5">{counted(fotos, 'foto')}</li>}
      {envios > 0 && (
        <li className="py-1.5">
          <TextLink to={`${adminPaths.newsletter}?ver=envios`}>
            {counted(envios, 'newsletter que no salió', 'newsletters que no salieron')}
          </TextLink>
        </li>
      )}
    </WorkCard>
  );
}

function ListingItem({ listing }: { listing: TodayListing }) {
  return (
    <Notice listing={listing}>
      {listing.duenio} · hace {waitingText(listing.horas)}
    </Notice>
  );
}

function PlanItem({ plan }: { plan: TodayPlan }) {
  return (
    <Notice listing={plan}>
      {plan.duenio} · <PlanEnd end={plan.vence} inSentence />
    </Notice>
  );
}

interface NoticeProps {
  listing: Omit<TodayListing, 'horas'>;
  children: ReactNode;
}

function Notice({ listing: { idInmuebles, codigo, estado, title }, children }: NoticeProps) {
  return (
    <li className="py-1.5">
      <TextLink
        to={detailPath(estado, idInmuebles)}
        className="inline-flex min-h-6 items-center wrap-anywhere"
      >
        {codigo ?? `Nº ${idInmuebles}`} · {title}
      </TextLink>
      <p className="text-sm text-ink-muted wrap-anywhere">{children}</p>
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
