import { LENGTHS } from '#common/kernel/limits.js';
import type { ContactsExportRequest } from '#common/contacts/contact-calls.js';
import { Text } from '#platform/http/input/dto-fields.js';

const SHORT = 20;

/** The filters of the contacts; their values are read as those of the list's query. */
export class ContactsExportDto implements ContactsExportRequest {
  @Text(SHORT) filtro = '';
  @Text(1) letra = '';
  @Text(LENGTHS.email) buscar = '';
  @Text(SHORT) orden = '';
}
