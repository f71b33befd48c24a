import { LIST_MESSAGES } from '../search/saved/saved-list-messages.js';
import { STAY_MESSAGES } from '../pricing/stays/stay-messages.js';
import type { StayWire } from '../pricing/stays/stay-shapes.js';
import type { FieldErrors } from '../kernel/forms/field-errors.js';
import { inquiryFaults } from './inquiry-form.js';
import type { SeveralInquiriesRequest } from './inquiry-calls.js';

/** Homes that one question reaches. */
export const MOST_ASKED = 5;

/**
 * Why a home is not asked about a stay: it is taken, or not let so; empty for one that is free.
 * @param stay its quote; null for a home that is not let by the season
 */
export function whyNotAsked(stay: StayWire | null | undefined): string {
  if (!stay) return LIST_MESSAGES.notByStay;
  return stay.disponible ? '' : stay.motivo;
}

/**
 * Faults of a question to several homes: those of an inquiry by e-mail, and missing dates.
 * @param today as `2026-11-26`
 */
export function severalFaults(
  form: Omit<SeveralInquiriesRequest, 'inmuebleIds'>,
  today: string,
): FieldErrors {
  const missing: FieldErrors = form.llegada || form.salida ? {} : { llegada: [STAY_MESSAGES.datesMissing] };
  return { ...inquiryFaults({ ...form, tipoConsulta: 'email' }, today), ...missing };
}
