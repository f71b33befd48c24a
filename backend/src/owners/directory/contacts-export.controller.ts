import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import {
  exportContacts,
  exportContactsAsWorkbook,
  type AdminContactWire,
  type ContactsQuery,
} from '#common/contacts/contact-calls.js';
import { AdministratorId } from '#platform/http/answers/access.js';
import { AnswersItself, Sent } from '#platform/http/answers/answers.js';
import { QueryValues } from '#platform/http/input/query-values.js';
import { ListFiles, readWholeList, type TakenList } from '#platform/http/answers/list-files.js';
import { OwnerContacts } from './owner-contacts.js';
import { readContactFilters } from './contact-filters.js';
import { CONTACTS_FILE } from './contacts-file.js';
import { ContactsExportDto } from './contacts-export.dto.js';

/** The filtered contacts as a file. */
@Controller()
export class ContactsExportController {
  constructor(
    private readonly contacts: OwnerContacts,
    private readonly files: ListFiles,
  ) {}

  @AnswersItself(exportContacts)
  async export(
    @Sent() form: ContactsExportDto,
    @Res() reply: FastifyReply,
    @AdministratorId() administratorId: number,
  ): Promise<void> {
    await this.files.sendText(reply, await this.take(form, administratorId));
  }

  @AnswersItself(exportContactsAsWorkbook)
  async exportAsWorkbook(
    @Sent() form: ContactsExportDto,
    @Res() reply: FastifyReply,
    @AdministratorId() administratorId: number,
  ): Promise<void> {
    await this.files.sendWorkbook(reply, await this.take(form, administratorId));
  }

  private async take(form: ContactsExportDto, administratorId: number): Promise<TakenList<AdminContactWire>> {
    const filters = readContactFilters(new QueryValues<ContactsQuery>({ ...form }));
    const rows = await readWholeList((page) => this.contacts.page({ ...filters, ...page }));
    return { file: CONTACTS_FILE, rows, administratorId, action: 'contacts.export' };
  }
}
