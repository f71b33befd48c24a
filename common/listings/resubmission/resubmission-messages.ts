import { USUAL_MESSAGES } from '../../kernel/forms/usual-messages.js';

/** Texts of the page on which owners correct a rejected notice. */
export const RESUBMISSION_MESSAGES = {
  title: 'Corregí tu aviso',
  loading: 'Cargando tu aviso...',
  received: 'Recibimos tu aviso corregido. Lo revisamos de nuevo y te avisamos por email.',
  notRejected: 'Este aviso ya no espera una corrección: volvió a revisión, o ya está publicado.',
  stale: 'El aviso cambió mientras lo corregías. Recargá la página para ver cómo está ahora.',
  operationFixed: 'La operación no se cambia acá. Para otra operación, publicá otro aviso.',
  unreachable: USUAL_MESSAGES.noConnection,
  failed: USUAL_MESSAGES.notDone,
} as const;
