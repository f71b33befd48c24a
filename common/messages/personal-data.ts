export const PERSONAL_DATA_MESSAGES = {
  noEmail: 'Escribí un mail válido.',
  noPhone: 'Escribí el teléfono completo, con la característica.',
  hasActive: 'La persona tiene avisos publicados. Dalos de baja antes de borrar sus datos.',
  erased: 'Se borraron los datos personales.',
  nothing: 'No había nada para borrar.',
  failed: 'No se pudieron borrar los datos.',
  corrected: 'Se corrigieron los datos personales.',
  nothingToCorrect: 'No había nada para corregir.',
  nothingTyped: 'Completá lo que haya que corregir.',
  bothNames: 'Escribí el nombre y el apellido.',
  staleData: 'Los datos cambiaron desde que los buscaste. Buscalos de nuevo.',
  correctionFailed: 'No se pudieron corregir los datos.',
  correctionUnreachable: 'No hay conexión con el servidor. No se corrigió nada.',
  findFailed: 'No se pudieron buscar los datos.',
  unreadable: 'No se puede leer',
  unreachable: 'No hay conexión con el servidor. No se borró nada.',
  groups: {
    contacts: 'Datos de dueño',
    listings: 'Avisos',
    payments: 'Pagos',
    notes: 'Notas internas',
    consents: 'Consentimientos',
    inquiries: 'Consultas que hizo',
    alerts: 'Alertas de búsqueda',
    reports: 'Denuncias que hizo',
    support: 'Mensajes a soporte',
    mail: 'Correos que se le mandaron',
    audit: 'Historial de cambios',
    suppression: 'Baja del newsletter',
    blacklist: 'Blacklist',
  },
  kept: {
    suppression: 'Se conserva para no volver a escribirle.',
    blacklist: 'Se conserva mientras dure el bloqueo.',
  },
  uncorrected: {
    freeText: 'Es texto libre: se corrige a mano.',
    audit: 'No se reescribe: prueba lo que se cambió.',
  },
} as const;

/** Stands in a row for what was removed from it. */
export const ERASED = { name: 'Borrado', email: 'borrado@borrado.invalid' } as const;
