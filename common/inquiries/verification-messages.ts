import { USUAL_MESSAGES } from '../kernel/forms/usual-messages.js';

/** Texts of the page that says whether a code and a phone belong together. */
export const VERIFICATION_MESSAGES = {
  title: 'Verificá un aviso',
  lead: 'Decinos el código y el teléfono de quien te ofrece la propiedad, y te decimos si coinciden.',
  codeRequired: 'Escribí el código del aviso',
  phoneRequired: 'Escribí el teléfono completo, con la característica',
  matches: 'Coinciden: ese es el teléfono del aviso.',
  matchesToo: 'Igual, visitá la propiedad o pedí una videollamada antes de señar.',
  differs: 'No coinciden: no hay un aviso publicado con ese código y ese teléfono.',
  differsToo: 'No señes. Escribile al dueño desde el aviso, y si algo no te cierra, denuncialo.',
  unreachable: USUAL_MESSAGES.noConnection,
  failed: 'No pudimos verificarlo. Probá de nuevo.',
} as const;
