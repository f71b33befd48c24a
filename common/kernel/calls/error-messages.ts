import { FAILURE_MESSAGES } from './failure-messages.js';

/** Server error messages (wire-contract.md, Errors); never internal details. */
export const ERROR_MESSAGES = {
  ...FAILURE_MESSAGES,
  invalid: 'Hay datos que no son válidos.',
  malformed: 'La solicitud no se puede leer.',
  notFound: 'No encontramos lo que buscás.',
  listingNotFound: 'No encontramos este inmueble.',
  listingGone: 'Este aviso ya no está publicado.',
  priceNotFound: 'Ese precio ya no está: alguien lo quitó. Recargá la página.',
  photoNotFound: 'Esa foto ya no está: alguien la quitó. Recargá la página.',
  amenityNotFound: 'Ese servicio ya no está: alguien lo eliminó. Recargá la página.',
  messageNotFound: 'Esa consulta ya no está: alguien la eliminó. Recargá la página.',
  entryNotFound: 'Ese email ya no está en la blacklist. Recargá la página.',
  contactNotFound: 'Ese contacto ya no está: alguien lo eliminó. Recargá la página.',
  unauthorised: 'Sesión expirada o no autorizada',
  crossSite: 'La solicitud viene de otro sitio.',
  conflict: 'El cambio no es posible en el estado actual.',
  keyOfAnother: 'Esta acción ya se hizo con otros datos. Recargá la página para ver cómo quedó.',
  stale: 'El inmueble fue modificado por otra persona. Recargá la página.',
  duplicateCode: 'Ya existe un inmueble con ese código.',
  tooLarge: 'El envío es demasiado grande.',
  unsupportedType: 'El formato del envío no es válido.',
  tooMany: 'Hiciste muchas solicitudes seguidas. Probá de nuevo en un rato.',
  storageFull: 'No queda lugar para guardar archivos. Avisale a quien administra el servidor.',
  storageFails: 'En este momento no se pueden guardar archivos. Avisale a quien administra el servidor.',
  methodNotAllowed: 'Ese método no está permitido.',
} as const;
