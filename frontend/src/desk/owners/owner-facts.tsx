import { IconUser } from '@tabler/icons-react';
import type { OwnerListingWire, OwnerWire } from '#common/owners/owner-calls.js';
import { StatusBadge } from '../../ui/badges.js';
import { BlacklistOwner } from '../blacklist/blacklist-owner.js';
import { DetailSection, Facts } from '../frame/detail-section.js';
import { RefusedMail } from '../contacts/refused-mail.js';
import { MailLink } from '../frame/mail-link.js';
import { Phone } from '../contacts/contact-links.js';
import { Moment } from '../frame/moment.js';
import { WriteOnWhatsapp } from '../contacts/write-on-whatsapp.js';
import { shownDni } from '../contacts/shown-dni.js';

interface OwnerFactsProps {
  owner: OwnerWire;
  listings: readonly OwnerListingWire[];
}

/** Name and contact data of the owner. */
export function OwnerFacts({ owner, listings }: OwnerFactsProps) {
  return (
    <DetailSection
      title="Datos"
      icon={<IconUser />}
      aside={
        owner.emailConfirmado ? (
          <StatusBadge tone="success">Email confirmado</StatusBadge>
        ) : (
          <StatusBadge tone="warning">Email sin confirmar</StatusBadge>
        )
      }
    >
      <Facts
        facts={[
          { label: 'DNI', value: shownDni(owner.dni) },
          { label: 'Desde', value: <Moment iso={owner.desde} /> },
          { label: 'Celular', value: owner.celular && <Phone number={owner.celular} />, wide: true },
          { label: 'Email', value: owner.email && <MailLink address={owner.email} />, wide: true },
          { label: 'Domicilio', value: owner.domicilio, wide: true },
        ]}
      />
      <RefusedMail ownerId={owner.idContactos} refusal={owner.correoRechazado} />
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {owner.celular && (
          <WriteOnWhatsapp
            owner={{ ...owner, id: owner.idContactos }}
            notices={listings
              .filter(({ codigo }) => codigo !== null)
              .map((listing) => ({ ...listing, id: listing.idInmuebles }))}
          />
        )}
        <BlacklistOwner
          shortcut="B"
          email={owner.email}
          isListed={owner.enBlacklist}
          reason={`${owner.nombre} ${owner.apellido}`}
        />
      </div>
    </DetailSection>
  );
}
