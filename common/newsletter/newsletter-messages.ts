/** Texts of the newsletter that the specification fixes (back-office.md). */
export const NEWSLETTER_MESSAGES = {
  incomplete: 'Por favor complete todos los campos y seleccione al menos un contacto',
  contactsFailed: 'Error al cargar contactos',
  contactsUnreachable: 'Error de conexión al cargar contactos',
  ownersOnly:
    'Tipo de vivienda, plan y precios eligen solo entre los propietarios. La operación y la localidad valen para todos.',
  notValid: 'Error: respuesta del servidor no válida...',
  failed: (message: string) => `Error: ${message}`,
  network: (message: string) => `Error de red: ${message}`,
} as const;
