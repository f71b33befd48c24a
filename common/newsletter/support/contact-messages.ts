/** Texts of the contact form that the specification fixes (public-site.md §5, §8). */
export const CONTACT_MESSAGES = {
  emailRequired: 'El email es obligatorio',
  failed: 'Error al enviar el mensaje.',
  unreachable: 'Error de red. Intenta nuevamente.',
  received: '¡Gracias por escribirnos! Te respondemos a la brevedad.',
} as const;
