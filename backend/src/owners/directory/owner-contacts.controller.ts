import { Controller } from '@nestjs/common';
import {
  contactListings,
  listContacts,
  removeContact,
  type AdminContactsAnswer,
  type ContactListingsAnswer,
  type ContactListingsQuery,
  type ContactListingWire,
  type ContactsQuery,
} from '#common/contacts/contact-calls.js';
import { CONTACT_LIST_MESSAGES } from '#common/contacts/contact-messages.js';
import type { SimpleAnswer } from '#common/kernel/calls/answer-shapes.js';
import type { IdQuery } from '#common/kernel/calls/request-shapes.js';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { AdministratorId } from '#platform/http/answers/access.js';
import { Answers, Asked } from '#platform/http/answers/answers.js';
import { pageFields, readPage } from '#platform/http/answers/list-page.js';
import { QueryValues } from '#platform/http/input/query-values.js';
import { Problem } from '#platform/process/problem.js';
import { OwnerContacts } from './owner-contacts.js';
import { DeleteContact } from '../merging/delete-contact.js';
import { readContactFilters } from './contact-filters.js';

const PAGE_SIZE = 50;
const MOST_CONTACTS = 500;

/** Owners, for the operator (back-office.md §7, Contacts and enquiries). */
@Controller()
export class OwnerContactsController {
  constructor(
    private readonly contacts: OwnerContacts,
    private readonly deleteContact: DeleteContact,
  ) {}

  @Answers(listContacts)
  async list(@Asked() values: QueryValues<ContactsQuery>): Promise<AdminContactsAnswer> {
    const request = readPage(values, { size: PAGE_SIZE, whole: MOST_CONTACTS });
    const { rows, total } = await this.contacts.page({ ...request, ...readContactFilters(values) });
    return { success: true, error: null, contactos: rows, ...pageFields(total, request) };
  }

  @Answers(contactListings)
  async listings(@Asked() values: QueryValues<ContactListingsQuery>): Promise<ContactListingsAnswer> {
    const inmuebles = await this.contacts.listings(values.requiredId('contactoId'));
    if (!inmuebles) throw Problem.notFound(ERROR_MESSAGES.contactNotFound);
    const count = (estado: ContactListingWire['estado']): number =>
      inmuebles.filter((listing) => listing.estado === estado).length;
    const resumen = { activo: count('activo'), pendiente: count('pendiente'), rechazado: count('rechazado') };
    return { success: true, inmuebles, resumen };
  }

  @Answers(removeContact)
  async remove(
    @Asked() values: QueryValues<IdQuery>,
    @AdministratorId() administratorId: number,
  ): Promise<SimpleAnswer> {
    const id = values.requiredId('id');
    const listings = await this.deleteContact.execute(id, administratorId);
    return { success: true, message: CONTACT_LIST_MESSAGES.removed(listings) };
  }
}
