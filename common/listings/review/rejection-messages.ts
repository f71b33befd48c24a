/** Usual reasons of a rejection until the operator edits them. The owner receives the text. */
export const REJECTION_REASONS = [
  {
    name: 'Precio',
    text: 'Los precios no parecen correctos o están incompletos. Revisá el monto, la moneda y el período de cada uno.',
  },
  {
    name: 'Ubicación',
    text: 'La dirección y el punto del mapa no coinciden. Revisá la calle, el número y la localidad, y marcá el punto exacto.',
  },
  {
    name: 'Datos',
    text: 'Faltan datos del inmueble o hay alguno que no puede ser. Revisá ambientes, dormitorios, baños y cantidad de personas.',
  },
  {
    name: 'Fotos',
    text: 'Las fotos no se ven bien, no muestran el inmueble o tienen texto encima. Si tu plan lleva fotos, mandá otras: el enlace te lleva a ese paso después de mandar el aviso corregido.',
  },
  {
    name: 'Texto',
    text: 'Las observaciones no pueden tener teléfonos, emails, enlaces ni publicidad: esos datos van en los campos de contacto.',
  },
  {
    name: 'Repetido',
    text: 'Ese inmueble ya está publicado en el sitio. Si querés cambiar algo del aviso, respondé este mensaje y lo actualizamos.',
  },
  {
    name: 'Fuera de zona',
    text: 'Publicamos solo inmuebles de Miramar, Mar del Plata y Mar del Sur.',
  },
  {
    name: 'No es dueño directo',
    text: 'Publicamos solo avisos de dueños directos, sin intermediarios ni comisiones.',
  },
] as const;

/** Texts of the rejection dialog and its notification. */
export const REJECTION_MESSAGES = {
  reasonRequired: 'Escribí el motivo que va a recibir el dueño.',
  title: '¿Rechazar este inmueble?',
  reasons: 'Motivo',
  reason: 'Texto del motivo',
  notify: 'Mandarle el motivo al dueño por email',
  blacklisted: (email: string) =>
    `${email} está en la blacklist: no recibe ningún email. El motivo queda guardado en el aviso.`,
  undo: 'Deshacer',
} as const;
