import { IconHome2, IconTrash } from '@tabler/icons-react';
import { removeContact, type AdminContactWire } from '#common/contacts/contact-calls.js';
import { formatPhone } from '#common/kernel/forms/phone.js';
import { MailLink } from '../frame/mail-link.js';
import { Badge } from '../../ui/badges.js';
import { Button, IconButton } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { TextLink } from '../../ui/link.js';
import { ownerPath } from '../admin-paths.js';
import { Allowed } from '../session/allowed.js';
import { shownDni } from './shown-dni.js';

export interface ContactActions {
  onListings: (contact: AdminContactWire) => void;
  onRemove: (contact: AdminContactWire) => void;
}

/** Surname first, as the list is sorted. */
export function nameOf({ apellido, nombre }: AdminContactWire): string {
  return `${apellido}, ${nombre}`;
}

/** The name, as a link to the owner's page. */
export function OwnerLink({ contact }: { contact: AdminContactWire }) {
  return (
    <TextLink
      data-fila={contact.idContactos}
      to={ownerPath(contact.idContactos)}
      className="inline-flex min-h-6 items-center"
    >
      {nameOf(contact)}
    </TextLink>
  );
}

/** Number of listings by status; zeros are omitted. */
export function ListingCounts({ contact }: { contact: AdminContactWire }) {
  const { inmuebles_alta: active, inmuebles_pendientes: pending, inmuebles_rechazados: rejected } = contact;
  if (active + pending + rejected === 0) return <span className="text-ink-muted">Sin avisos</span>;
  return (
    <span className="flex flex-wrap gap-1.5">
      {active > 0 && <Badge tone="success">{active === 1 ? '1 activo' : `${active} activos`}</Badge>}
      {pending > 0 && <Badge tone="sun">{pending === 1 ? '1 pendiente' : `${pending} pendientes`}</Badge>}
      {rejected > 0 && (
        <Badge tone="danger">{rejected === 1 ? '1 rechazado' : `${rejected} rechazados`}</Badge>
      )}
    </span>
  );
}

/** Links to call or write to a contact. */
export function ContactLinks({ contact: { email, celular } }: { contact: AdminContactWire }) {
  return (
    <>
      <MailLink address={email} className="flex items-center text-primary underline mapa:min-h-11" />
      <a
        href={`tel:${celular}`}
        className="flex items-center tabular-nums text-primary underline mapa:min-h-11"
      >
        {formatPhone(celular)}
      </a>
    </>
  );
}

/** Actions on a contact. */
export function ContactButtons({
  contact,
  onListings,
  onRemove,
}: { contact: AdminContactWire } & ContactActions) {
  const name = nameOf(contact);
  return (
    <span className="flex items-center justify-end gap-1">
      <Button
        size="sm"
        variant="secondary"
        aria-label={`Ver inmuebles de ${name}`}
        onClick={() => onListings(contact)}
        icon={<IconHome2 aria-hidden="true" className="size-4" />}
      >
        Inmuebles
      </Button>
      <Allowed to={removeContact}>
        <IconButton label={`Eliminar a ${name}`} onClick={() => onRemove(contact)}>
          <IconTrash aria-hidden="true" className="size-5" />
        </IconButton>
      </Allowed>
    </span>
  );
}

/** A contact as a card, for narrow screens. */
export function ContactCard({ contact, ...actions }: { contact: AdminContactWire } & ContactActions) {
  return (
    <Card className="flex h-full flex-col gap-2 p-4">
      <h2 className="text-base font-semibold">
        <OwnerLink contact={contact} />
      </h2>
      <p className="text-sm tabular-nums text-ink-muted">DNI {shownDni(contact.dni)}</p>
      <div className="text-sm">
        <ContactLinks contact={contact} />
      </div>
      <ListingCounts contact={contact} />
      <div className="mt-auto">
        <ContactButtons contact={contact} {...actions} />
      </div>
    </Card>
  );
}
