import { useQuery } from '@tanstack/react-query';
import {
  contactListings,
  type AdminContactWire,
  type ContactListingWire,
} from '#common/contacts/contact-calls.js';
import { CONTACT_LIST_MESSAGES } from '#common/contacts/contact-messages.js';
import { propertyTypeLabel } from '#common/listings/property-types.js';
import { freshQuery } from '../data/fresh-query.js';
import { Badge, type Tone } from '../../ui/badges.js';
import { Dialog } from '../../ui/dialog.js';
import { TextLink } from '../../ui/link.js';
import { ErrorState, Skeleton } from '../../ui/states.js';
import { detailPath } from '../admin-paths.js';
import { nameOf } from './contact-parts.js';

interface ContactListingsProps {
  contact: AdminContactWire | undefined;
  onClose: () => void;
}

const BADGES: Readonly<Record<ContactListingWire['estado'], { tone: Tone; text: string }>> = {
  activo: { tone: 'success', text: CONTACT_LIST_MESSAGES.active },
  pendiente: { tone: 'sun', text: CONTACT_LIST_MESSAGES.pending },
  rechazado: { tone: 'danger', text: CONTACT_LIST_MESSAGES.rejected },
};
/** Badge for a status that this version does not know. */
const UNKNOWN = { tone: 'neutral', text: CONTACT_LIST_MESSAGES.unknown } as const;

/** A contact's listings, each linked to its detail (back-office.md §2, Contacts). */
export function ContactListings({ contact, onClose }: ContactListingsProps) {
  return (
    <Dialog open={contact !== undefined} onClose={onClose} title={contact ? nameOf(contact) : ''}>
      {contact && <Listings id={contact.idContactos} />}
    </Dialog>
  );
}

function Listings({ id }: { id: number }) {
  const { data, error, isFetching, refetch } = useQuery(freshQuery(contactListings, { contactoId: id }));
  if (error) {
    return (
      <ErrorState
        title={CONTACT_LIST_MESSAGES.listingsFailed}
        busy={isFetching}
        onRetry={() => void refetch()}
        className="shadow-none"
      />
    );
  }
  if (!data) {
    return (
      <div aria-busy="true" className="flex flex-col gap-2">
        <output className="sr-only">Cargando inmuebles...</output>
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
      </div>
    );
  }
  if (data.inmuebles.length === 0) return <p className="text-ink-muted">No tiene avisos.</p>;
  return (
    <ul className="divide-y divide-line">
      {data.inmuebles.map((listing) => (
        <li key={listing.idInmuebles} className="py-3">
          <ListingRow listing={listing} />
        </li>
      ))}
    </ul>
  );
}

function ListingRow({ listing }: { listing: ContactListingWire }) {
  const { tone, text } = BADGES[listing.estado] ?? UNKNOWN;
  return (
    <>
      <p className="flex flex-wrap items-center justify-between gap-2">
        <TextLink to={detailPath(listing.estadoInmueble, listing.idInmuebles)}>
          {listing.codigo ?? `Aviso ${listing.idInmuebles}`} · {propertyTypeLabel(listing.tipoVivienda)}
        </TextLink>
        <Badge tone={tone}>{text}</Badge>
      </p>
      <p className="text-sm text-ink-muted">
        {listing.tipoOperacion === 'alquiler' ? 'Alquiler' : 'Venta'} · {listing.direccionCompleta}
      </p>
    </>
  );
}
