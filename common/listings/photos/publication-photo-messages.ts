import { USUAL_MESSAGES } from '../../kernel/forms/usual-messages.js';

/** Texts of the photos that are sent after publishing. */
export const PUBLICATION_PHOTO_MESSAGES = {
  title: 'Agregá las fotos ahora',
  lead: 'Las revisamos junto con el aviso. La primera es la portada.',
  closed:
    'Desde acá ya no se pueden cambiar las fotos. Usá el enlace que te mandamos por email, o pedilo en «Mi aviso».',
  unreachable: USUAL_MESSAGES.noConnection,
  failed: USUAL_MESSAGES.notDone,
} as const;
