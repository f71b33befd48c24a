import { IconUsersGroup } from '@tabler/icons-react';
import type { OwnerWire } from '#common/owners/owner-calls.js';
import { TextLink } from '../../ui/link.js';
import { adminPaths } from '../admin-paths.js';
import { BlacklistOwner } from '../blacklist/blacklist-owner.js';
import { DetailSection } from '../frame/detail-section.js';
import { OWNER_FIELD_ENTRIES } from './owner-fields.js';

/** Records that were merged into the owner's, with the data that were not chosen. */
export function MergedOwners({ owner, merged }: { owner: OwnerWire; merged: readonly OwnerWire[] }) {
  if (merged.length === 0) return null;
  return (
    <DetailSection title="Fichas unidas a esta" icon={<IconUsersGroup />}>
      <ul className="divide-y divide-line">
        {merged.map((other) => (
          <li key={other.idContactos} className="flex flex-col items-start gap-2 py-2.5 first:pt-0">
            <p className="wrap-anywhere">{differenceText(owner, other)}</p>
            <BlacklistOwner
              email={other.email}
              isListed={other.enBlacklist}
              reason={`${other.nombre} ${other.apellido}`}
            />
          </li>
        ))}
      </ul>
      <TextLink
        to={`${adminPaths.audit}?accion=contact.merge`}
        className="mt-2 inline-flex min-h-6 items-center"
      >
        Deshacer la unión desde Auditoría
      </TextLink>
    </DetailSection>
  );
}

/** The data in which a merged record differs: `Celular: +54 9 2291 41-2345 · Email: ana@ejemplo.com`. */
function differenceText(owner: OwnerWire, other: OwnerWire): string {
  const differing = OWNER_FIELD_ENTRIES.filter(({ textOf }) => textOf(owner) !== textOf(other));
  if (differing.length === 0) return 'Tiene los mismos datos.';
  return differing.map(({ label, textOf }) => `${label}: ${textOf(other) || 'sin dato'}`).join(' · ');
}
