import { NEWS_MESSAGES } from './news-messages.js';
import { operationFromName } from '../../kernel/operations.js';
import { SEARCH_TOWNS } from '../../kernel/places.js';
import type { NewsRequest } from './news-calls.js';
import { emailFaults } from '../../kernel/forms/email-request.js';
import type { FieldErrors } from '../../kernel/forms/field-errors.js';

/** Faults of a request for news: the address, a town that the site does not know, another operation. */
export function newsFaults({
  email,
  localidades = [],
  operacion = '',
}: Pick<NewsRequest, 'email' | 'localidades' | 'operacion'>): FieldErrors {
  const errors: FieldErrors = { ...emailFaults(email, NEWS_MESSAGES) };
  const known: readonly string[] = SEARCH_TOWNS;
  if (!localidades.every((town) => known.includes(town))) errors['localidades'] = [NEWS_MESSAGES.badWish];
  if (operacion && !operationFromName(operacion)) errors['operacion'] = [NEWS_MESSAGES.badWish];
  return errors;
}
