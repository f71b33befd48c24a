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
