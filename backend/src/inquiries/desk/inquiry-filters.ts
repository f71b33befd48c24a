import { ordersBy } from '#common/kernel/calls/list-order.js';
import { wholeOrPartOfCode } from '#common/listings/listing-code.js';
import { LENGTHS } from '#common/kernel/limits.js';
import type { InquiriesQuery } from '#common/inquiries/inquiry-calls.js';
import type { PageRequest } from '#platform/http/answers/list-page.js';
import type { QueryValues } from '#platform/http/input/query-values.js';
import type { InquiryFilters } from './inquiries.js';

/**
 * Filters and order of the list of inquiries.
 * @throws Problem 'invalid'
 */
export function readInquiryFilters(
  values: QueryValues<InquiriesQuery>,
): Omit<InquiryFilters, keyof PageRequest> {
  const channel = values.choice('tipo', ['email', 'whatsapp', 'todos']);
  return {
    channel: channel === 'todos' ? null : channel,
    code: wholeOrPartOfCode(values.text('codigo', LENGTHS.code)),
    since: values.day('fechaDesde'),
    until: values.day('fechaHasta'),
    contactId: values.id('idContacto'),
    oldestFirst: values.choice('orden', ordersBy('creado')) === 'creado',
  };
}
