import { MONTHS } from '../../kernel/time/month-names.js';
import { fits, nightsLabel, type OpenStayValues } from './open-stay.js';
import type { StayValues } from './stay.js';

/** Why a search by nights and month cannot be answered; undefined if it can. In a file of its own, because browsers do not need it. */
export function openStayFault({
  nights,
  month,
  arrival,
  departure,
}: OpenStayValues & StayValues): string | undefined {
  if (!nights) return month ? 'Elegí cuántas noches.' : undefined;
  if (arrival || departure) return 'Elegí fechas, o noches y mes: no las dos cosas.';
  if (fits(nights, month)) return undefined;
  return month
    ? `No hay ${nightsLabel(nights)} en ${MONTHS[month - 1]!}.`
    : 'Para más de 7 noches, elegí el mes.';
}
