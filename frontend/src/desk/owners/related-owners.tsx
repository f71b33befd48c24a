import { IconUsers } from '@tabler/icons-react';
import { MERGING_MESSAGES } from '#common/owners/merging-messages.js';
import { counted } from '#common/kernel/text.js';
import type { RelatedOwnerWire, SharedField } from '#common/owners/owner-calls.js';
import { TextLink } from '../../ui/link.js';
import { ownerPath } from '../admin-paths.js';
import { DetailSection } from '../frame/detail-section.js';
import { MergeOwners } from './merge-owners.js';
import { shownDni } from '../contacts/shown-dni.js';

const SHARED: Readonly<Record<SharedField, string>> = {
  dni: 'el DNI',
  celular: 'el celular',
  email: 'el email',
};

const LIST = new Intl.ListFormat('es-AR', { type: 'conjunction' });

/** Other records with the same DNI, mobile or mailbox: the same person, or a relative. */
export function RelatedOwners({
  ownerId,
  related,
  hasMerged,
}: {
  ownerId: number;
  related: readonly RelatedOwnerWire[];
  /** Whether others were merged into the owner's record. */
  hasMerged: boolean;
}) {
  if (related.length === 0) return null;
  return (
    <DetailSection title="Otras fichas con datos iguales" icon={<IconUsers />}>
      <ul className="divide-y divide-line">
        {related.map(({ idContactos, nombre, apellido, dni, avisos, comparte, tieneUnidas }) => (
          <li key={idContactos} className="py-2.5 first:pt-0 last:pb-0">
            <TextLink to={ownerPath(idContactos)} className="inline-flex min-h-6 items-center">
              {apellido}, {nombre}
            </TextLink>
            <p className="text-sm text-ink-muted">
              DNI {shownDni(dni)} · {counted(avisos, 'aviso')} · tiene igual{' '}
              {LIST.format(comparte.map((field) => SHARED[field]))}
            </p>
            {tieneUnidas ? (
              <p className="mt-1 text-sm text-ink-muted">
                {hasMerged ? MERGING_MESSAGES.bothHaveMerged : MERGING_MESSAGES.hasMerged}
              </p>
            ) : (
              <MergeOwners keptId={ownerId} mergedId={idContactos} name={`${nombre} ${apellido}`} />
            )}
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}
