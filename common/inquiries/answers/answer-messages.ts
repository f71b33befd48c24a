import { USUAL_MESSAGES } from '../../kernel/forms/usual-messages.js';

/** Texts about the answers that owners send by the site. */
export const ANSWER_MESSAGES = {
  lead: 'Respondé con un botón: la respuesta le llega por email, y si te escribe de nuevo, te llega a vos.',
  textRequired: 'Escribí la respuesta.',
  already:
    'Ya respondiste esta consulta por el sitio. Si querés agregar algo, respondé el email en que te llegó.',
  byWhatsapp: 'Te escribió por WhatsApp: respondele ahí.',
  erased: 'Esa persona pidió que borremos sus datos: no se le puede escribir.',
  noMail: 'La dirección que dejó no recibe emails.',
  notArrived: 'Tu respuesta no le llegó. Si dejó un teléfono en su consulta, escribile por WhatsApp.',
  notPublished: 'El aviso no está publicado: no se puede responder que está libre.',
  cannotMark: 'Con este enlace no se marca lo alquilado. Abrí tu aviso con un enlace completo.',
  sent: 'Listo: le mandamos tu respuesta.',
  takenBack: 'No le mandamos nada. La consulta quedó sin responder.',
  left: 'Tu respuesta ya salió.',
  unreachable: USUAL_MESSAGES.noConnection,
  failed: USUAL_MESSAGES.notDone,
  asksTaken: 'Le avisamos que ya no está, y le ofrecemos hasta tres parecidos que estén disponibles.',
  /** Above the homes that the answer offers instead. */
  alike: (homes: number): string =>
    homes === 1 ? 'Esta se le parece y está disponible:' : 'Estas se le parecen y están disponibles:',
  searchAlike: (homes: number): string => (homes === 0 ? 'Ver parecidas' : 'Ver más parecidas'),
  markLegend: '¿Qué marcamos como alquilado en tu aviso?',
  markNothing: 'Nada, solo responder',
} as const;
