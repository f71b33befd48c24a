import { IconBrandWhatsapp, IconMail } from '@tabler/icons-react';
import { stayLine } from '#common/inquiries/inquiry-stay.js';
import { formatPhone } from '#common/kernel/forms/phone.js';
import type { InquiryWire } from '#common/inquiries/inquiry-calls.js';
import { MailLink } from '../frame/mail-link.js';
import { Badge } from '../../ui/badges.js';
import { Card } from '../../ui/card.js';
import { TextLink } from '../../ui/link.js';
import { detailPath, ownerPath } from '../admin-paths.js';
import { Moment } from '../frame/moment.js';

/** Channel of the inquiry, by colour, icon and text. */
export function ChannelBadge({ channel }: { channel: InquiryWire['canal'] }) {
  return channel === 'whatsapp' ? (
    <Badge tone="success" icon={<IconBrandWhatsapp aria-hidden="true" className="size-4" />}>
      WhatsApp
    </Badge>
  ) : (
    <Badge tone="primary" icon={<IconMail aria-hidden="true" className="size-4" />}>
      Email
    </Badge>
  );
}

/** Links to the notice and to its owner; plain text if the notice was deleted. */
export function CodeLink({ row: { codigo, inmueble } }: { row: InquiryWire }) {
  if (!inmueble) return <span className="whitespace-nowrap text-ink-muted">{codigo}</span>;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3">
      <TextLink
        data-fila={inmueble.id}
        to={detailPath(inmueble.estado, inmueble.id)}
        className="inline-flex min-h-6 items-center whitespace-nowrap"
      >
        {codigo}
      </TextLink>
      <TextLink
        to={ownerPath(inmueble.idContacto)}
        aria-label={`Dueño de ${codigo}`}
        className="inline-flex min-h-6 items-center text-sm"
      >
        Dueño
      </TextLink>
    </span>
  );
}

interface Person {
  nombreCompleto: string;
  email: string;
  telefono: string;
}

export function PersonLinks({ nombreCompleto, email, telefono }: Person) {
  return (
    <>
      {nombreCompleto}
      <MailLink
        address={email}
        className="flex w-fit items-center py-0.5 text-sm font-normal text-primary underline mapa:min-h-11"
      />
      {telefono && (
        <a
          href={`tel:${telefono}`}
          className="flex min-h-6 w-fit items-center text-sm font-normal tabular-nums text-primary underline mapa:min-h-11"
        >
          {formatPhone(telefono)}
        </a>
      )}
    </>
  );
}

/** Dates, people and pets, and what the owner answered; nothing if none is known. */
export function InquiryStayLine({ row }: { row: InquiryWire }) {
  const line = stayLine(row);
  if (!line && !row.respondida) return null;
  return (
    <>
      <span className="mt-1 flex flex-wrap items-center gap-2 text-sm">
        {line && <span className="font-semibold tabular-nums">{line}</span>}
        {row.respondida && <Badge tone="success">Respondida</Badge>}
      </span>
      {row.respuesta && (
        <span className="mt-1 block border-l-2 border-line pl-3 text-sm whitespace-pre-line wrap-anywhere text-ink-soft">
          {row.respuesta}
        </span>
      )}
    </>
  );
}

/** An inquiry as a card, for narrow screens. */
export function InquiryCard({ row }: { row: InquiryWire }) {
  return (
    <Card className="flex h-full flex-col gap-2 p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="flex items-center gap-2">
          <ChannelBadge channel={row.canal} />
          <CodeLink row={row} />
        </span>
        <span className="text-sm text-ink-muted">
          <Moment iso={row.fecha} />
        </span>
      </div>
      <h2 className="text-base font-semibold">
        <PersonLinks {...row} />
      </h2>
      <p className="whitespace-pre-line wrap-anywhere text-ink-soft">{row.mensaje}</p>
      <InquiryStayLine row={row} />
    </Card>
  );
}
