import { NEWSLETTER_MESSAGES } from '#common/newsletter/newsletter-messages.js';
import { mailingFaults } from '#common/newsletter/mailing-form.js';
import { Problem } from '#platform/process/problem.js';
import { selectionBy, type Selection } from '../recipients/selection.js';
import type { LetterDto, RecipientsDto } from './newsletter.dto.js';
import { audienceOf, recipientFilters } from '../recipients/recipient-filters.js';

/**
 * Reads the text of a newsletter.
 * @param recipients what names its recipients; omitted for a preview or a test
 * @throws Problem 'invalid'
 */
export function readLetter(
  { asunto, mensaje }: LetterDto,
  recipients?: RecipientsDto,
): { subject: string; body: string } {
  const destinatarios = !recipients || recipients.todos ? 1 : recipients.contactosIds.length;
  const errors = mailingFaults({ asunto, mensaje, destinatarios }, NEWSLETTER_MESSAGES.incomplete);
  if (Object.keys(errors).length > 0) throw Problem.invalid(errors, NEWSLETTER_MESSAGES.incomplete);
  return { subject: asunto, body: mensaje };
}

/** @throws Problem 'invalid' for an unknown audience, town, property type or plan */
export function selectionOf({ contactosIds, todos }: RecipientsDto): Selection {
  if (!todos) return { ids: contactosIds };
  const filters = recipientFilters(todos, todos.buscar || null);
  return selectionBy({ audience: audienceOf(todos.publico), filters, except: todos.excluidos });
}
