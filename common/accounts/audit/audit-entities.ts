import { includesRole, type Role } from '../../kernel/calls/roles.js';

/** Display names of what a change in the audit trail is about. */
export const AUDIT_ENTITIES = {
  listing: 'Aviso',
  contact: 'Contacto',
  amenity: 'Servicio',
  zone: 'Barrio',
  option: 'Ajuste',
  blacklist: 'Blacklist',
  newsletter: 'Newsletter',
  'scheduled-newsletter': 'Newsletter programado',
  support: 'Soporte',
  'support-message': 'Mensaje a soporte',
  'support-reply': 'Respuesta de soporte',
  report: 'Denuncia',
  season: 'Temporada',
  mail: 'Email',
  templates: 'Plantillas',
  tools: 'Herramientas',
  work: 'Sin terminar',
  account: 'Cuenta',
  network: 'Red',
  person: 'Datos personales',
} as const;

export type AuditEntity = keyof typeof AUDIT_ENTITIES;

/** The least role that sees changes of these: as on their screens. All roles see the others. */
const SEEN_BY: Readonly<Partial<Record<AuditEntity, Role>>> = {
  report: 'editor',
  account: 'administrator',
  network: 'administrator',
  person: 'administrator',
};

/** The entities whose changes are not shown to a role. */
export function unseenEntities(role: Role): AuditEntity[] {
  return (Object.keys(SEEN_BY) as AuditEntity[]).filter((entity) => !includesRole(role, SEEN_BY[entity]!));
}
