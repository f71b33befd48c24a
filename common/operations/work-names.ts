/** Names on the screens of mail and of unfinished work. */

/** Messages about one notice that always go to its owner. */
const OWNER_MAIL_NAMES: Readonly<Record<string, string>> = {
  'listing-received': 'Recibimos tu aviso',
  'listing-approved': 'Código del aviso',
  'listing-rejected': 'Motivo del rechazo',
  'photos-rejected': 'Fotos que no se publicaron',
  'proposal-decided': 'Cambios que propuso el dueño',
  'plan-ends': 'Plan por vencer',
  'plan-ended': 'Plan vencido',
  'calendar-proposals': '¿Lo marcamos alquilado?',
  availability: '¿Sigue disponible?',
  'availability-paused': 'Aviso pausado',
};

/** Messages that bring inquiries about one notice to its owner, at the notice's own address if it has one. */
const INQUIRY_MAIL_NAMES: Readonly<Record<string, string>> = {
  inquiry: 'Consulta al dueño',
  'inquiry-digest': 'Consultas al dueño',
};

export const INQUIRY_MAILS_TO_OWNERS: readonly string[] = Object.keys(INQUIRY_MAIL_NAMES);

/** Templates of messages about one notice that always go to its owner. */
export const MAILS_TO_OWNERS: readonly string[] = [
  ...Object.keys(OWNER_MAIL_NAMES),
  ...INQUIRY_MAILS_TO_OWNERS,
];

/** Messages, by their template. */
export const MAIL_NAMES: Readonly<Record<string, string>> = {
  ...OWNER_MAIL_NAMES,
  ...INQUIRY_MAIL_NAMES,
  'listing-to-review': 'Aviso para revisar',
  'listings-to-review': 'Avisos para revisar',
  'season-prices': 'Precios de la temporada',
  'plans-ending': 'Planes por vencer',
  'plans-ended': 'Planes vencidos',
  'account-invitation': 'Invitación a la administración',
  'password-reset': 'Enlace para otra contraseña',
  'password-changed': 'Aviso de contraseña cambiada',
  'second-step-changed': 'Aviso de segundo paso cambiado',
  'audit-alert': 'Alerta de auditoría',
  'backup-failed': 'Copia de seguridad que falló',
  'security-alarm': 'Alerta de seguridad',
  'address-changed': 'Aviso de email cambiado',
  alert: 'Propiedades nuevas de una alerta',
  'alert-confirmation': 'Confirmación de una alerta',
  'freed-home': 'Aviso que se liberó',
  'report-notice': 'Aviso denunciado',
  'owner-links': 'Enlaces del dueño',
  'inquiry-answer': 'Respuesta del dueño a una consulta',
  'inquiry-copy': 'Copia de una consulta',
  newsletter: 'Newsletter',
  'newsletter-subscriber': 'Newsletter',
  'news-confirmation': 'Confirmación de novedades',
  'newsletter-test': 'Prueba de newsletter',
  'support-notice': 'Consulta de soporte',
  'support-reply': 'Respuesta de soporte',
};

export const TASK_NAMES: Readonly<Record<string, string>> = {
  'count-phone-when-revealed': 'Contar un teléfono visto',
  'count-inquiry-when-created': 'Contar una consulta',
  'tell-alerts-when-listing-changed': 'Avisarles a quienes pidieron novedades de la búsqueda',
  'tally-listing-when-numbers-move': 'Actualizar las estadísticas',
  'recount-when-season-cleaned': 'Recontar después de la limpieza',
  'tell-waiting-lists-when-season-cleaned': 'Avisar a las listas de espera después de la limpieza',
  'tell-operator-when-message-received': 'Avisarte de un mensaje',
  'mail-copy-when-inquiry-created': 'Mandar al visitante la copia de su consulta',
  'mail-owner-when-inquiry-created': 'Avisarle al dueño de una consulta',
  'refresh-search-row-when-photo-ready': 'Mostrar una foto nueva',
  'mail-link-when-address-confirmed': 'Mandarle al dueño el enlace de su aviso',
  'mail-code-when-listing-approved': 'Mandarle el código al dueño',
  'tell-operator-when-listing-submitted': 'Avisarte de un aviso nuevo',
  'mail-receipt-when-listing-submitted': 'Confirmarle el aviso al dueño',
  'refresh-averages-when-numbers-move': 'Actualizar los promedios de precios',
};

export const EVENT_NAMES: Readonly<Record<string, string>> = {
  'support.message-received': 'Llegó un mensaje',
  'season.cleaned': 'Se limpió la temporada',
  'phone.revealed': 'Alguien vio un teléfono',
  'inquiry.created': 'Llegó una consulta',
  'contact.confirmed': 'Un dueño confirmó su email',
  'listing.submitted': 'Se publicó un aviso para revisar',
  'listing.entered': 'Se publicó un aviso por el dueño',
  'listing.approved': 'Se dio de alta un aviso',
  'listing.rejected': 'Se rechazó un aviso',
  'listing.restored': 'Un aviso volvió a pendientes',
  'listing.withdrawn': 'Se dio de baja un aviso',
  'listing.reinstated': 'Un aviso volvió al alta',
  'listing.edited': 'Se cambió un aviso',
  'photo.ready': 'Quedó lista una foto',
};
