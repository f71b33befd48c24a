import { operationFromName } from '#common/kernel/operations.js';
import { TOWNS } from '#common/kernel/places.js';
import { isPlan } from '#common/contracts/plans.js';
import { propertyTypeFromText } from '#common/listings/property-types.js';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import {
  AUDIENCE_NAMES,
  type AudienceName,
  type RecipientSegment,
} from '#common/newsletter/mailing-shapes.js';
import { Problem } from '#platform/process/problem.js';
import type { Audience, RecipientFilters } from './selection.js';

const AUDIENCES: Readonly<Record<AudienceName, Audience>> = {
  propietarios: 'owners',
  novedades: 'subscribers',
  ambos: 'both',
};

/**
 * The audience of a name; owners if there is none.
 * @throws Problem 'invalid' for another name
 */
export function audienceOf(name: string | undefined): Audience {
  const known = AUDIENCE_NAMES.find((one) => one === (name || 'propietarios'));
  if (!known) throw Problem.invalid({ publico: [ERROR_MESSAGES.invalid] });
  return AUDIENCES[known];
}

/**
 * Reads the conditions on recipients from a query or a body.
 * @throws Problem 'invalid' for an unknown town, property type or plan
 */
export function recipientFilters(segment: RecipientSegment, search: string | null): RecipientFilters {
  const { tipoOperacion = '', localidad, tipoVivienda, plan, sinPrecios = false } = segment;
  return {
    operation: operationFromName(tipoOperacion) ?? null,
    town: known('localidad', localidad, (town) => TOWNS.find((one) => one === town)),
    propertyType: known('tipoVivienda', tipoVivienda, propertyTypeFromText),
    plan: known('plan', plan, (text) => (isPlan(text) ? text : undefined)),
    withoutPrices: sinPrecios,
    search,
  };
}

function known<T>(field: string, text: string | undefined, read: (text: string) => T | undefined): T | null {
  if (!text) return null;
  const value = read(text);
  if (value === undefined) throw Problem.invalid({ [field]: [ERROR_MESSAGES.invalid] });
  return value;
}
