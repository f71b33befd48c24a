import { USUAL_MESSAGES } from '../../kernel/forms/usual-messages.js';

/** Texts of the publication wizard that the specification fixes (public-site.md §4, §5, §8). */
export const PUBLICATION_MESSAGES = {
  required: '(Campo requerido)',
  incompletePrice: 'Por favor complete todos los campos antes de agregar un precio.',
  priceNotAdded: 'Escribiste un precio que todavía no agregaste.',
  duplicatePrice: 'Ya existe un precio para ese periodo y fracción.',
  addPrice: 'Agregar Precio',
  contractRequired: 'Debe seleccionar un tipo de contrato para continuar.',
  sending: 'Enviando...',
  notJson: 'El servidor respondió con un formato inválido',
  timeout: 'La solicitud excedió el tiempo de espera. El servidor podría estar caído o inaccesible.',
  unreachable:
    'No se pudo conectar con el servidor. Verifica tu conexión a internet y que el servidor esté funcionando.',
  failed: 'Error al procesar la solicitud',
  mapFailed: 'Error al cargar el mapa. Por favor, recarga la página.',
  received: 'Recibimos tu aviso. Lo revisamos y, en 24 a 48 horas, te mandamos el código por email.',
  proofImpossible:
    'Desde tu conexión ya se publicaron muchos avisos en la última hora, y tu navegador no puede hacer la comprobación que hace falta para otro: necesita una conexión segura (https). Esperá una hora, o publicá desde otra conexión.',
  proving: 'Comprobando que no sos un programa',
  invalidDni: 'El DNI lleva solo números, de 6 a 11.',
  invalidMobile: 'El celular tiene que estar completo: +549, código de área y número.',
  invalidForeignMobile: 'El celular tiene que llevar el código del país y el número.',
  invalidEmail: USUAL_MESSAGES.emailShape,
  invalidFloor: 'El piso lleva números, P o PB.',
  invalidChoice: USUAL_MESSAGES.badChoice,
  invalidAmount: 'El precio tiene que ser un número entero mayor que cero.',
  excessiveAmount: 'El precio no puede pasar de 999.999.999.999.',
  invalidPoint: 'Marcá la ubicación en el mapa.',
  priceRequired: 'Agregá al menos un precio.',
  wrongContract: 'El tipo de contrato no corresponde a la operación.',
} as const;

/** Texts of the page on which owners confirm their address. */
export const CONFIRMATION_MESSAGES = {
  confirmed: 'Listo: confirmamos tu email.',
  badLink: USUAL_MESSAGES.badLink,
} as const;

/** `Falta completar el siguiente campo: X.` or `Faltan completar los siguientes campos: X, Y.` */
export function missingFieldsSummary(labels: readonly string[]): string {
  return labels.length === 1
    ? `Falta completar el siguiente campo: ${labels[0]}.`
    : `Faltan completar los siguientes campos: ${labels.join(', ')}.`;
}

export function sendFailed(message: string): string {
  return `Error al enviar: ${message}`;
}

export function serverFailed(status: number): string {
  return `Error del servidor: ${status}`;
}

export function amenitiesFailed(message: string): string {
  return `No se pudieron cargar los servicios: ${message}`;
}
