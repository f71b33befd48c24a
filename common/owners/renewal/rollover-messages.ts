import type { RolloverNoMail, RolloverOmission, RolloverStateName } from './rollover-calls.js';
import { counted, numberText } from '../../kernel/text.js';

/** Texts of the prices of the next season. */
export const ROLLOVER_MESSAGES = {
  percent: 'Escribí un porcentaje entero entre -50 y 300.',
  step: 'Elegí un redondeo de la lista.',
  lastDay: 'Elegí un día a partir de mañana y dentro de 120 días.',
  /** What follows for those who do not answer; told before anything is sent. */
  consequence: (lastDay: string): string =>
    `El aviso de quien no responda hasta el ${lastDay} sale de la búsqueda al día siguiente, también si está pago, y vuelve cuando el dueño responda o cuando lo vuelvas a dar de alta.`,
  remindsByItself: 'A quienes falten les recordamos solos 7 y 2 días antes.',
  nobody: 'Ningún aviso elegido se puede renovar.',
  tooMany: 'Son más de 2.000 avisos: elegí una localidad o un tipo.',
  changedSince: 'Los avisos elegidos cambiaron mientras mirabas. Fijate cómo quedan y mandalo otra vez.',
  started: (notices: number, mails: number): string =>
    `${counted(notices, 'aviso')} con precios propuestos. ${mails === 1 ? 'Sale 1 email.' : `Salen ${numberText(mails)} emails.`}`,
  reminded: (mails: number): string =>
    mails === 1 ? 'Sale 1 email de recordatorio.' : `Salen ${numberText(mails)} emails de recordatorio.`,
  cancelled: 'Se canceló la renovación: los precios quedan como están.',
  unknown: 'Esa renovación no existe.',
  ended: 'La renovación ya terminó.',
  nobodyWaits: 'No queda nadie a quien escribirle.',
  remindedOften: 'Ya les recordaste tres veces. Llamalos.',
  remindedLately: 'Entre un email y otro tiene que pasar un día.',
  // For the owner.
  ownLead: 'Así quedarían tus precios. Nada cambia hasta que respondas.',
  confirm: 'Confirmar estos precios',
  change: 'Poner otros precios',
  decline: 'Dejar los precios como están',
  send: 'Mandar mis precios',
  confirmed: 'Gracias: los precios nuevos ya están en tu aviso.',
  changed: 'Recibimos tus precios. Cuando los revisemos, te avisamos por email.',
  declined: 'Gracias: tus precios quedan como están.',
  same: 'Tus precios ya son esos: confirmalos para que tu aviso siga en la búsqueda.',
  answered: 'Esa propuesta ya se respondió o se canceló. Ahora ves cómo está.',
  closed: 'El aviso está dado de baja: escribinos si querés publicarlo otra vez.',
} as const;

/** States of a notice in a roll-over, in the operator's words. */
export const ROLLOVER_STATES: Readonly<Record<RolloverStateName, string>> = {
  espera: 'Espera respuesta',
  confirmado: 'Confirmó',
  cambiado: 'Mandó otros precios',
  rechazado: 'Dejó sus precios',
  vencido: 'Sin confirmar temporada',
  cancelado: 'Cancelado',
};

export const ROLLOVER_OMISSIONS: Readonly<Record<RolloverOmission, string>> = {
  noPublicado: 'no está publicado',
  venta: 'es una venta',
  sinPrecios: 'no tiene precios',
  enOtra: 'está en otra renovación que espera respuesta',
};

export const ROLLOVER_NO_MAIL: Readonly<Record<RolloverNoMail, string>> = {
  sinEmail: 'sin email',
  blacklist: 'en la blacklist',
  baja: 'pidió no recibir emails',
  rechazado: 'no recibe emails',
};
