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
  mapFailed: 'Error al cargar el mapa. Por favor, recarga la página.',
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

export function amenitiesFailed(message: string): string {
  return `No se pudieron cargar los servicios: ${message}`;
}
