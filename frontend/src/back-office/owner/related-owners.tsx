import { IconUsers } from '@tabler/icons-react';
import { counted } from '#common/rules/text.js';
import type { RelatedOwnerWire, SharedField } from '#common/wire/owners.js';
import { TextLink } from '../../ui/link.js';
import { ownerPath } from '../admin-paths.js';
import { DetailSection } from '../detail/detail-section.js';
import { shownDni } from '../contacts/shown-dni.js';

const SHARED: Readonly<Record<SharedField, string>> = {
  dni: 'el DNI',
  celular: 'el celular',
  email: 'el email',
};

const LIST = new Intl.ListFormat('es-AR', { type: 'conjunction' });

/** Other records with the same DNI, mobile or mailbox: the same person, or a relative. */
export function RelatedOwners({ related }: { related: readonly RelatedOwnerWire[] }) {
  if (related.length === 0) return null;
  return (
    <DetailSection title="Otras fichas con datos iguales" icon={<IconUsers />}>
      <ul className="divide-y divide-line">
        {related.map(({ idContactos, nombre, apellido, dni, avisos, comparte }) => (
          <li key={idContactos} className="py-2.5 first:pt-0 last:pb-0">
            <TextLink to={ownerPath(idContactos)} className="inline-flex min-h-6 items-center">
              {apellido}, {nombre}
            </TextLink>
            <p className="text-sm text-ink-muted">
              DNI {shownDni(dni)} · {counted(avisos, 'aviso')} · tiene igual{' '}
              {LIST.format(comparte.map((field) => SHARED[field]))}
            </p>
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}
