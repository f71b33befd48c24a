import { USUAL_MESSAGES } from '../../kernel/forms/usual-messages.js';

/** Texts of reports of notices. */
export const REPORT_MESSAGES = {
  title: 'Denunciar un aviso',
  reasonRequired: 'Elegí un motivo',
  messageRequired: 'Contanos qué pasó',
  emailShape: USUAL_MESSAGES.emailShape,
  received: 'Gracias por avisarnos. Vamos a revisar el aviso.',
  unreachable: USUAL_MESSAGES.noConnection,
  failed: 'No pudimos recibir la denuncia. Probá de nuevo.',
  notFound: 'La denuncia ya no existe.',
  alreadyClosed: 'La denuncia ya está cerrada.',
  alreadyOpen: 'La denuncia ya está abierta, o hay otra abierta del mismo aviso.',
  closed: 'Denuncia cerrada.',
  reopened: 'Denuncia abierta otra vez.',
} as const;
