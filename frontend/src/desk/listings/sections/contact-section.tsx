import { IconUser } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { formatAddress } from '#common/listings/location/address.js';
import type { AdminListingWire } from '#common/listings/desk/desk-calls.js';
import { TextLink } from '../../../ui/link.js';
import { Skeleton } from '../../../ui/states.js';
import { BlacklistOwner } from '../../blacklist/blacklist-owner.js';
import { detailPath, ownerPath } from '../../admin-paths.js';
import { adminQueries } from '../../data/listing-queries.js';
import { Facts } from '../../frame/detail-section.js';
import { EditableSection } from '../editing/editable-section.js';
import { ContactForm } from './contact-form.js';
import { CorrectLastMail } from '../../operations/deferred-work/correct-address.js';
import { RefusedMail } from '../../contacts/refused-mail.js';
import { MailLink } from '../../frame/mail-link.js';
import { Phone } from '../../contacts/contact-links.js';
import { shownDni } from '../../contacts/shown-dni.js';
import { WriteOnWhatsapp } from '../../contacts/write-on-whatsapp.js';

/** The owner's data, and the public data of the owner. */
export function ContactSection({ listing }: { listing: AdminListingWire }) {
  return (
    <EditableSection name="contacto" form={<ContactForm />} title="Contacto" icon={<IconUser />}>
      <Facts
        facts={[
          { label: 'Nombre y apellido', value: `${listing.nombre} ${listing.apellido}`.trim() },
          { label: 'DNI', value: shownDni(listing.dni) },
          { label: 'Celular', value: listing.celular && <Phone number={listing.celular} />, wide: true },
          {
            label: 'Email',
            value: listing.emailContacto && <MailLink address={listing.emailContacto} />,
            wide: true,
          },
          { label: 'Domicilio', value: homeAddress(listing), wide: true },
          { label: 'País', value: listing.paisContacto },
          { label: 'Provincia', value: listing.provinciaContacto },
        ]}
      />
      <RefusedMail ownerId={listing.idContacto} refusal={listing.correoRechazado}>
        <CorrectLastMail listingId={listing.idInmuebles} />
      </RefusedMail>
      {listing.dni && <ClientSummary dni={listing.dni} exceptId={listing.idInmuebles} />}
      <div className="mt-3 flex flex-wrap items-center gap-3">
        {listing.celular && (
          <WriteOnWhatsapp
            owner={{ id: listing.idContacto, nombre: listing.nombre, celular: listing.celular }}
            notices={[{ ...listing, id: listing.idInmuebles, direccion: listing.direccionCompleta }]}
            isFixed
          />
        )}
        <TextLink to={ownerPath(listing.idContacto)} className="inline-flex min-h-9 items-center">
          Ver todo lo del dueño
        </TextLink>
        <BlacklistOwner
          shortcut="B"
          email={listing.emailContacto}
          isListed={listing.enBlacklist}
          reason={`Aviso Nº ${listing.idInmuebles}`}
        />
      </div>
    </EditableSection>
  );
}

function homeAddress(listing: AdminListingWire): string {
  return formatAddress({
    street: listing.calleContacto,
    streetNumber: listing.numeroContacto,
    floor: listing.pisoContacto,
    apartment: listing.departamentoContacto,
    town: listing.localidadContacto,
    province: '',
    country: '',
  });
}

function ClientSummary({ dni, exceptId }: { dni: string; exceptId: number }) {
  const { data, isPending } = useQuery(adminQueries.clientSummary(dni));
  if (isPending) return <Skeleton className="mt-4 h-12" />;
  const others = data?.resumen.codigosAltas.filter(({ id }) => id !== exceptId) ?? [];
  return (
    <div className="mt-4 rounded-field bg-band px-4 py-3">
      <h3 className="text-base font-semibold">Resumen del cliente</h3>
      {data ? (
        <p className="text-ink-soft">
          {data.resumen.altas === 0 && 'Ningún inmueble dado de alta con este DNI.'}
          {data.resumen.altas === 1 && '1 inmueble dado de alta con este DNI.'}
          {data.resumen.altas > 1 && `${data.resumen.altas} inmuebles dados de alta con este DNI.`}
        </p>
      ) : (
        <p className="text-danger">No se pudo consultar.</p>
      )}
      {others.length > 0 && (
        <ul aria-label="Códigos de sus altas" className="mt-1 flex flex-wrap gap-x-4">
          {others.map(({ id, codigo }) => (
            <li key={id}>
              <TextLink to={detailPath('alta', id)} className="inline-flex min-h-8 items-center tabular-nums">
                {codigo}
              </TextLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
