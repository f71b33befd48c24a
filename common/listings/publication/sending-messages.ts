/** Texts of sending a notice that the specification fixes (public-site.md §8, Publish). The wizard loads them with its later steps. */
export const SENDING_MESSAGES = {
  notJson: 'El servidor respondió con un formato inválido',
  timeout: 'La solicitud excedió el tiempo de espera. El servidor podría estar caído o inaccesible.',
  unreachable:
    'No se pudo conectar con el servidor. Verifica tu conexión a internet y que el servidor esté funcionando.',
  failed: 'Error al procesar la solicitud',
  received: 'Recibimos tu aviso. Lo revisamos y, en 24 a 48 horas, te mandamos el código por email.',
  proofImpossible:
    'Desde tu conexión ya se publicaron muchos avisos en la última hora, y tu navegador no puede hacer la comprobación que hace falta para otro: necesita una conexión segura (https). Esperá una hora, o publicá desde otra conexión.',
  proving: 'Comprobando que no sos un programa',
} as const;

export function sendFailed(message: string): string {
  return `Error al enviar: ${message}`;
}

export function serverFailed(status: number): string {
  return `Error del servidor: ${status}`;
}
