import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { ordersBy } from '#common/kernel/calls/list-order.js';
import { LENGTHS } from '#common/kernel/limits.js';
import { CONTACT_FILTERS, type ContactsQuery } from '#common/contacts/contact-calls.js';
import type { PageRequest } from '#platform/http/answers/list-page.js';
import type { QueryValues } from '#platform/http/input/query-values.js';
import { Problem } from '#platform/process/problem.js';
import type { ContactFilters } from './owner-contacts.js';

const ORDERS = [...ordersBy('duenio'), ...ordersBy('creado')];

/**
 * Filters and order of the list of contacts.
 * @throws Problem 'invalid'
 */
export function readContactFilters(
  values: QueryValues<ContactsQuery>,
): Omit<ContactFilters, keyof PageRequest> {
  return {
    filter: values.choice('filtro', CONTACT_FILTERS) ?? 'todos',
    letter: readLetter(values),
    search: values.text('buscar', LENGTHS.email),
    order: values.choice('orden', ORDERS),
  };
}

function readLetter(values: QueryValues<ContactsQuery>): string | null {
  const letter = values.text('letra', 1)?.toUpperCase() ?? null;
  if (letter !== null && !/^[A-ZÑ]$/.test(letter)) throw Problem.invalid({ letra: [ERROR_MESSAGES.invalid] });
  return letter;
}
