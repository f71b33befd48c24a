import { AUDIT_ENTITIES } from '#common/accounts/audit/audit-entities.js';
import type { AuditEntryWire } from '#common/accounts/audit/audit-calls.js';
import { TextLink } from '../../ui/link.js';
import { detailPath, ownerPath } from '../admin-paths.js';

/** Target of the change, linked if it has a screen. */
export function Subject({
  entry: { entidad, idEntidad, codigo, estadoInmueble },
}: {
  entry: AuditEntryWire;
}) {
  const name = AUDIT_ENTITIES[entidad];
  const label = codigo ?? (idEntidad === null ? name : `${name} Nº ${idEntidad}`);
  if (entidad === 'contact' && idEntidad !== null)
    return <TextLink to={ownerPath(idEntidad)}>{label}</TextLink>;
  if (!estadoInmueble || idEntidad === null) return <span>{label}</span>;
  return (
    <TextLink to={detailPath(estadoInmueble, idEntidad)} className="whitespace-nowrap">
      {label}
    </TextLink>
  );
}
