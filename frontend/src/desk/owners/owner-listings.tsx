import { IconHome2 } from '@tabler/icons-react';
import { counted } from '#common/kernel/text.js';
import { statusLabel, type ListingStatusName } from '#common/listings/listing-status.js';
import { costsMoney, planEntry } from '#common/contracts/plans.js';
import type { NewestRows, OwnerListingWire } from '#common/owners/owner-calls.js';
import { StatusBadge, type Tone } from '../../ui/badges.js';
import { TextLink } from '../../ui/link.js';
import { adminPaths, detailPath } from '../admin-paths.js';
import { PaymentBadge } from '../contracts/payment-badge.js';
import { dayText } from '../../app/moment-text.js';
import { ReportedBadge } from '../inquiries/reported-notice.js';
import { NewestSection } from './newest-section.js';

const TONES: Readonly<Record<ListingStatusName, Tone>> = {
  alta: 'success',
  pendiente: 'warning',
  rechazado: 'danger',
  altaRechazado: 'danger',
};

interface OwnerListingsProps {
  listings: NewestRows<OwnerListingWire>;
  email: string;
}

/** The owner's notices, newest first. */
export function OwnerListings({ listings, email }: OwnerListingsProps) {
  return (
    <NewestSection
      title="Avisos"
      icon={<IconHome2 />}
      rows={listings}
      empty="No tiene avisos."
      keyOf={({ idInmuebles }) => idInmuebles}
      item={(listing) => <ListingItem listing={listing} />}
      more={
        <TextLink to={`${adminPaths.active}?operacion=todas&nombre=${encodeURIComponent(email)}`}>
          Ver todos sus avisos publicados
        </TextLink>
      }
    />
  );
}

function ListingItem({ listing }: { listing: OwnerListingWire }) {
  const { idInmuebles, codigo, estado, title, direccion, plan, consultas, visitas, creado } = listing;
  const entry = planEntry(plan);
  return (
    <>
      <p className="flex flex-wrap items-center justify-between gap-2">
        <TextLink to={detailPath(estado, idInmuebles)} className="inline-flex min-h-6 items-center">
          {codigo ?? `Nº ${idInmuebles}`} · {title}
        </TextLink>
        <span className="flex flex-wrap gap-1.5">
          {costsMoney(entry.plan) && (
            <PaymentBadge pagado={listing.pagado} planVencido={listing.planVencido} />
          )}
          <ReportedBadge id={idInmuebles} />
          <StatusBadge tone={TONES[estado]}>{statusLabel(estado)}</StatusBadge>
        </span>
      </p>
      <p className="text-sm text-ink-muted wrap-anywhere">
        {direccion} · {entry.name} · desde el {dayText(creado)} · {counted(visitas, 'visita')} ·{' '}
        {counted(consultas, 'consulta')}
      </p>
    </>
  );
}
