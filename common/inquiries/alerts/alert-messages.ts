import { USUAL_MESSAGES } from '../../kernel/forms/usual-messages.js';

/** Texts of saved searches with alerts by mail. */
export const ALERT_MESSAGES = {
  title: 'Avisame',
  lead: 'Te escribimos cuando aparezca una propiedad como la que buscás.',
  waitLead: 'Te escribimos si esta propiedad se libera.',
  emailRequired: 'El email es obligatorio',
  emailShape: USUAL_MESSAGES.emailShape,
  badSearch: 'La búsqueda no es válida. Armala otra vez y volvé a pedir la alerta.',
  noHome: 'Ese aviso ya no está publicado.',
  freeHome: 'Ese período ya está libre: escribile al dueño.',
  pastDates: 'Las fechas de la búsqueda ya pasaron. Elegí otras y volvé a pedir la alerta.',
  requested: 'Te mandamos un email: abrí el enlace para empezar a recibir la alerta.',
  confirmed: 'Listo: te vamos a avisar.',
  stopped: 'Listo: no te escribimos más por esta búsqueda.',
  badLink: USUAL_MESSAGES.badOrExpiredLink,
  unreachable: USUAL_MESSAGES.noConnection,
  failed: 'No pudimos guardar la alerta. Probá de nuevo.',
} as const;
