import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { viewOwner, type OwnerAnswer, type OwnerWire } from '#common/owners/owner-calls.js';
import { readError } from '../../app/api.js';
import { freshQuery } from '../data/fresh-query.js';
import { ButtonLink } from '../../ui/button.js';
import { TextLink } from '../../ui/link.js';
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.js';
import { adminPaths, ownerPath } from '../admin-paths.js';
import { HistoryPanel } from '../accounts/audit-history.js';
import { loadErrorText } from '../data/admin-api.js';
import { ScreenHeader } from '../frame/screen-header.js';
import { useTitle } from '../frame/use-title.js';
import { NotesPanel } from './notes/notes-panel.js';
import { OwnerFacts } from './owner-facts.js';
import { OwnerInquiries, OwnerMails, OwnerMessages } from './owner-correspondence.js';
import { OwnerListings } from './owner-listings.js';
import { OwnerPayments } from './owner-payments.js';
import { MergedOwners } from './merged-owners.js';
import { RelatedOwners } from './related-owners.js';

const NOT_FOUND = 404;

/** Page of one owner with all related data. */
export function Screen() {
  const id = Number(useParams()['id']);
  const { data, error, isFetching, refetch } = useQuery(freshQuery(viewOwner, { id }));
  const name = data ? `${data.duenio.nombre} ${data.duenio.apellido}` : 'Dueño';
  useTitle(name);
  return (
    <div className="mx-auto max-w-content p-4 pb-8 tablet:p-8">
      <ScreenHeader title={name}>
        <TextLink to={adminPaths.contacts}>Contactos</TextLink>
      </ScreenHeader>
      {error && readError(error).status === NOT_FOUND && <Gone />}
      {error && readError(error).status !== NOT_FOUND && (
        <ErrorState title={loadErrorText(error)} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Loading />}
      {data && !error && <Sections key={id} answer={data} />}
    </div>
  );
}

function Sections({ answer }: { answer: OwnerAnswer }) {
  const { duenio, avisos, pagos, consultas, correos, mensajes, parecidos, unidas } = answer;
  if (duenio.unidaA !== null) return <Merged owner={duenio} into={duenio.unidaA} />;
  return (
    <div className="grid items-start gap-5 wide:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-5">
        <OwnerFacts owner={duenio} listings={avisos.filas} />
        <OwnerListings listings={avisos} email={duenio.email} />
        <OwnerPayments payments={pagos} />
        <OwnerMails mails={correos} email={duenio.email} />
        <HistoryPanel
          about={{ idDuenio: duenio.idContactos }}
          all={`${adminPaths.audit}?duenio=${duenio.idContactos}`}
          empty="Todavía nadie cambió sus datos ni sus avisos."
        />
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        <NotesPanel about={{ sobre: 'duenio', id: duenio.idContactos }} />
        <OwnerInquiries inquiries={consultas} ownerId={duenio.idContactos} />
        <OwnerMessages messages={mensajes} email={duenio.email} />
        <MergedOwners owner={duenio} merged={unidas} />
        <RelatedOwners ownerId={duenio.idContactos} related={parecidos} hasMerged={unidas.length > 0} />
      </div>
    </div>
  );
}

/** A record that was merged has no notices, notes and mails of its own. */
function Merged({ owner, into }: { owner: OwnerWire; into: number }) {
  return (
    <EmptyState title="Esta ficha está unida a otra">
      <p className="max-w-prose text-ink-muted">
        La otra ficha tiene los avisos y las notas de {owner.nombre} {owner.apellido}.
      </p>
      <ButtonLink to={ownerPath(into)} variant="secondary">
        Ver la ficha que quedó
      </ButtonLink>
    </EmptyState>
  );
}

function Gone() {
  return (
    <EmptyState title="Este contacto no existe">
      <p className="max-w-prose text-ink-muted">
        Puede que lo hayan eliminado, o que la dirección no sea correcta.
      </p>
      <ButtonLink to={adminPaths.contacts} variant="secondary">
        Ver los contactos
      </ButtonLink>
    </EmptyState>
  );
}

function Loading() {
  return (
    <div aria-busy="true" className="grid gap-5 wide:grid-cols-2">
      <output className="sr-only">Cargando dueño...</output>
      <Skeleton className="h-72 rounded-card" />
      <Skeleton className="h-72 rounded-card" />
    </div>
  );
}
