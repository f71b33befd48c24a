import { seasonEnd } from '../contracts/plan-term.js';
import { fold, listed } from '../kernel/text.js';
import { formatDay, type Day } from '../kernel/time/days.js';
import { formatAddress, type StreetAddress } from './location/address.js';

/** What the operator may have seen of a home. Each key is also its word in sentences. */
export const SEEN = {
  escritura: 'Escritura a nombre del dueño',
  impuesto: 'Boleta de un impuesto o servicio',
  videollamada: 'Videollamada desde la vivienda',
  visita: 'Visita a la vivienda',
  identidad: 'Identidad del dueño',
} as const;

export type Seen = keyof typeof SEEN;

export const ALL_SEEN = Object.keys(SEEN) as Seen[];

export const VERIFICATION_MESSAGES = {
  title: 'Verificación',
  none: 'Sin verificar.',
  lapsed: 'Ya no se muestra: terminó la temporada o cambió el domicilio.',
  lead: 'Marcá lo que viste. No guardes documentos, y no lo cobres: se muestra hasta el 31 de agosto, o hasta que cambie el dueño o el domicilio.',
} as const;

/** What the operator has seen of a home. It holds for the address that was seen, until the end of the season. */
export interface Verification {
  seen: Seen[];
  /** `2026-11-28`, as the next one. */
  day: string;
  /** Last day. */
  until: string;
  address: string;
}

interface Now {
  location: StreetAddress;
  today: Day;
}

/** The verification, if it holds at this address today. */
export function standing(verification: Verification | null, { location, today }: Now): Verification | null {
  const holds = verification && formatDay(today) <= verification.until;
  return holds && verification.address === addressOf(location) ? verification : null;
}

/** The verification after the operator has stated what was seen; the same as before if that still holds. Null for nothing. */
export function stated(seen: readonly Seen[], before: Verification | null, now: Now): Verification | null {
  if (seen.length === 0) return null;
  const ordered = ALL_SEEN.filter((one) => seen.includes(one));
  const held = standing(before, now);
  if (held && held.seen.join() === ordered.join()) return held;
  return {
    seen: ordered,
    day: formatDay(now.today),
    until: formatDay(seasonEnd(now.today)),
    address: addressOf(now.location),
  };
}

const MONTH = new Intl.DateTimeFormat('es-AR', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `Verificado por Costa Directa: escritura y videollamada, noviembre de 2026`. */
export function verificationText({ seen, day }: Pick<Verification, 'seen' | 'day'>): string {
  return `Verificado por Costa Directa: ${listed(seen)}, ${MONTH.format(new Date(day))}`;
}

/** The address, in which another spelling is no change. */
function addressOf(location: StreetAddress): string {
  return fold(formatAddress(location))
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
