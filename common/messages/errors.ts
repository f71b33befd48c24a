/** What the server answers when it cannot do what was asked (wire-contract.md, Errors); no inner detail ever. */
export const ERROR_MESSAGES = {
  invalid: 'Hay datos que no son válidos.',
  malformed: 'La solicitud no se puede leer.',
  notFound: 'No encontramos lo que buscás.',
  listingNotFound: 'No encontramos este inmueble.',
  unauthorised: 'Sesión expirada o no autorizada',
  crossSite: 'La solicitud viene de otro sitio.',
  conflict: 'El cambio no es posible en el estado actual.',
  stale: 'El inmueble fue modificado por otra persona. Recargá la página.',
  duplicateCode: 'Ya existe un inmueble con ese código.',
  tooLarge: 'El envío es demasiado grande.',
  unsupportedType: 'El formato del envío no es válido.',
  tooMany: 'Hiciste muchas solicitudes seguidas. Probá de nuevo en un rato.',
  unavailable: 'El servicio no está disponible en este momento. Probá de nuevo en unos minutos.',
  storageFull: 'No queda lugar para guardar archivos. Avisale a quien administra el servidor.',
  unexpected: 'Ocurrió un error inesperado. Probá de nuevo.',
  methodNotAllowed: 'Ese método no está permitido.',
} as const;
