import { counted } from '../../kernel/text.js';
import { TIME_ZONE } from '../../kernel/time/time-zone.js';

const TIME = new Intl.DateTimeFormat('es-AR', {
  day: 'numeric',
  month: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: TIME_ZONE,
});

/** Texts about security events and blocked networks (docs/decisions/0050). */
export const SECURITY_MESSAGES = {
  blocked: (until: Date) =>
    `Desde tu red llegaron demasiados pedidos que parecen automáticos. Vas a poder entrar de nuevo el ${TIME.format(until)}.`,
  noNetwork: 'Escribí una dirección IP o una red de la lista.',
  ownNetwork: 'Es la red desde la que estás trabajando.',
  noHours: 'Elegí por cuánto tiempo.',
  longReason: 'Escribí hasta 200 caracteres.',
  blockedNow: 'Red bloqueada.',
  unblocked: 'Red desbloqueada.',
  notBlocked: 'Esa red no está bloqueada.',
  discardReason: 'Descartado junto con los demás avisos de la misma red.',
  discarded: (count: number) =>
    count === 0
      ? 'No quedaban avisos pendientes de esa red.'
      : `${counted(count, 'aviso descartado', 'avisos descartados')}.`,
  recovered: (count: number) => `${counted(count, 'aviso volvió', 'avisos volvieron')} a pendientes.`,
  noBatch: 'Esos avisos ya no están descartados.',
  blockFailed: 'No se pudo cambiar el bloqueo.',
  discardFailed: 'No se pudieron descartar los avisos.',
  recoverFailed: 'No se pudieron recuperar los avisos.',
  unreachable: 'No hay conexión con el servidor. No se cambió nada.',
} as const;
