import { counted, numberText } from '../kernel/text.js';
import { USUAL_MESSAGES } from '../kernel/forms/usual-messages.js';

interface Progress {
  total: number;
  sent: number;
  failed: number;
  sinConfirmar: number;
  omitidos: number;
  restantes: number;
}

interface Receiving {
  reciben: number;
  blacklist: number;
  baja: number;
  noRecibe: number;
  sinConfirmar: number;
}

/** Texts of bulk mailings: newsletters and replies to support messages. */
export const MAILING_MESSAGES = {
  /** Before a newsletter is sent. */
  willReceive: ({ reciben, blacklist, baja, noRecibe, sinConfirmar }: Receiving) => {
    const others = [
      blacklist > 0 && `${numberText(blacklist)} en la blacklist`,
      baja > 0 && `${numberText(baja)} ${baja === 1 ? 'dada' : 'dadas'} de baja`,
      noRecibe > 0 && `${numberText(noRecibe)} que no ${noRecibe === 1 ? 'recibe' : 'reciben'} correo`,
      sinConfirmar > 0 && `${numberText(sinConfirmar)} con el email sin confirmar`,
    ].filter(Boolean);
    const text =
      reciben === 0
        ? 'No lo recibe nadie'
        : reciben === 1
          ? 'Lo recibe una persona'
          : `Lo reciben ${numberText(reciben)} personas`;
    return others.length === 0 ? `${text}.` : `${text}. Quedan afuera: ${others.join(', ')}.`;
  },
  /** Asks before a newsletter is sent or scheduled; without the number while it is counted. */
  ask: (what: string, receivers: number | undefined) => {
    if (receivers === undefined) return `¿${what}?`;
    if (receivers === 0) return `¿${what}, aunque hoy no lo recibe nadie?`;
    return receivers === 1 ? `¿${what} a una persona?` : `¿${what} a ${numberText(receivers)} personas?`;
  },
  noneSent: 'No se pudo enviar ningún mensaje.',
  keyOfAnother:
    'Este envío ya se hizo con otro texto o con otros destinatarios. Fijate en el historial antes de mandarlo otra vez.',
  underWay: ({ total, restantes }: Progress) =>
    `Envío en curso: ${numberText(total - restantes)} de ${numberText(total)}. Sigue solo, aunque cierres esta pantalla.`,
  done: ({ sent, total, failed, sinConfirmar, omitidos }: Progress) =>
    [
      `${numberText(sent)} de ${numberText(total)} ${total === 1 ? 'enviado' : 'enviados'}`,
      failed > 0 && counted(failed, 'fallido'),
      sinConfirmar > 0 && `${numberText(sinConfirmar)} sin confirmar`,
      omitidos > 0 && counted(omitidos, 'omitido'),
    ]
      .filter(Boolean)
      .join(', ')
      .concat('.'),
  noTime: 'Elegí el día y la hora.',
  timeHasPassed: 'Esa hora ya pasó.',
  timeTooFar: (days: number) => `Podés programarlo para los próximos ${days} días.`,
  tooManyScheduled: (most: number) =>
    `Ya hay ${most} envíos programados. Cancelá alguno antes de programar otro.`,
  scheduled: 'El envío quedó programado.',
  rescheduled: 'La hora del envío quedó cambiada.',
  scheduleCancelled: 'El envío programado quedó cancelado.',
  scheduleIsOver: 'Este envío ya salió o ya se canceló.',
  stopped: (cancelled: number, left: number) =>
    left === 0
      ? 'Listo: el envío se canceló y no salió ningún email.'
      : `Listo: ${cancelled === 1 ? 'se canceló 1 email' : `se cancelaron ${numberText(cancelled)} emails`}. ${left === 1 ? 'Ya había salido 1' : `Ya habían salido ${numberText(left)}`}.`,
  noneWaits: 'No queda ningún email por salir.',
  resumed: (count: number) =>
    count === 1
      ? 'Listo: el email cancelado vuelve a la cola.'
      : `Listo: ${numberText(count)} emails cancelados vuelven a la cola.`,
  noneCancelled: 'No hay emails cancelados que se puedan enviar.',
  replyTakenBack: 'La respuesta no salió.',
  replyLeft: 'La respuesta ya está saliendo: no se puede deshacer.',
  testSent: (email: string) => `Mandamos una prueba a ${email}.`,
  testQueued: (email: string) => `La prueba a ${email} está en cola.`,
  testFailed: 'El servidor de correo rechazó la prueba.',
  retried: (count: number) =>
    count === 1 ? 'Un mensaje vuelve a la cola.' : `${numberText(count)} mensajes vuelven a la cola.`,
  nothingToRetry: 'No hay nada para reintentar.',
  unsubscribed: 'Listo: no vas a recibir más novedades por email.',
  badLink: USUAL_MESSAGES.badLink,
  supportClosed: (count: number) =>
    count === 1 ? 'La consulta quedó cerrada.' : 'Las consultas quedaron cerradas.',
  supportReopened: (count: number) =>
    count === 1 ? 'La consulta vuelve a estar abierta.' : 'Las consultas vuelven a estar abiertas.',
  supportRemoved: 'Consulta eliminada.',
} as const;
