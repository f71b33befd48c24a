import { stayLine } from '#common/inquiries/inquiry-stay.js';
import { TIME_ZONE } from '#common/kernel/time/time-zone.js';
import type { InquiryWire } from '#common/inquiries/inquiry-calls.js';
import type { ListFile } from '#platform/http/answers/list-files.js';

/** `18:05` */
const TIME = new Intl.DateTimeFormat('es-AR', {
  timeZone: TIME_ZONE,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

export const INQUIRIES_FILE: ListFile<InquiryWire> = {
  name: 'consultas',
  sheet: 'Consultas',
  columns: [
    { heading: 'Fecha', width: 12, value: ({ fecha }) => new Date(fecha) },
    { heading: 'Hora', width: 7, value: ({ fecha }) => TIME.format(new Date(fecha)) },
    { heading: 'Código', width: 10, value: ({ codigo }) => codigo },
    { heading: 'Canal', width: 10, value: ({ canal }) => (canal === 'email' ? 'Email' : 'WhatsApp') },
    { heading: 'De', width: 26, value: ({ nombreCompleto }) => nombreCompleto },
    { heading: 'Email', width: 30, value: ({ email }) => email },
    { heading: 'Teléfono', width: 16, value: ({ telefono }) => telefono },
    { heading: 'Mensaje', width: 60, value: ({ mensaje }) => mensaje },
    { heading: 'Estadía', width: 34, value: stayLine },
    { heading: 'Respuesta', width: 40, value: ({ respuesta }) => respuesta },
    { heading: 'Respondida', width: 12, value: ({ respondida }) => respondida && new Date(respondida) },
  ],
};
