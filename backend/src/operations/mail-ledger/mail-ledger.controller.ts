import { Controller } from '@nestjs/common';
import {
  listMails,
  mailAgain,
  mailsOfListing,
  retryMail,
  tryMailNow,
  type ListingMailsAnswer,
  type ListingMailsQuery,
  type MailLedgerAnswer,
  type MailLedgerQuery,
} from '#common/operations/mail-ledger-calls.js';
import { MAIL_LEDGER_MESSAGES } from '#common/operations/mail-ledger-messages.js';
import type { SimpleAnswer } from '#common/kernel/calls/answer-shapes.js';
import { MAIL_STATES } from '#common/kernel/mail-states.js';
import type { MailAgainAnswer } from '#common/kernel/mail-refusal.js';
import { LENGTHS } from '#common/kernel/limits.js';
import { AdministratorId } from '#platform/http/answers/access.js';
import { Answers, Asked, Sent } from '#platform/http/answers/answers.js';
import { Id } from '#platform/http/input/dto-fields.js';
import { pageFields, readPage } from '#platform/http/answers/list-page.js';
import { QueryValues } from '#platform/http/input/query-values.js';
import { ListingMails } from './listing-mails.js';
import { MailAgain } from './mail-again.js';
import { MailLedger } from './mail-ledger.js';
import { RetryMail } from './retry-mail.js';

const PAGE_SIZE = 50;

class RetryDto {
  @Id() idEnvio: number;
}

class AgainDto {
  @Id() idContacto: number;
}

@Controller()
export class MailLedgerController {
  constructor(
    private readonly ledger: MailLedger,
    private readonly listingMails: ListingMails,
    private readonly retryMail: RetryMail,
    private readonly mailAgain: MailAgain,
  ) {}

  @Answers(listMails)
  async list(@Asked() values: QueryValues<MailLedgerQuery>): Promise<MailLedgerAnswer> {
    const request = readPage(values, { size: PAGE_SIZE });
    const [{ rows, total }, porEstado] = await Promise.all([
      this.ledger.page({
        ...request,
        state: values.choice('estado', MAIL_STATES),
        template: values.text('tipo', 60),
        search: values.text('buscar', LENGTHS.email),
      }),
      this.ledger.counts(),
    ]);
    return { success: true, envios: rows, porEstado, ...pageFields(total, request) };
  }

  @Answers(mailsOfListing)
  async ofListing(@Asked() values: QueryValues<ListingMailsQuery>): Promise<ListingMailsAnswer> {
    const listingId = values.requiredId('idInmueble');
    const [envios, esperan] = await Promise.all([
      this.listingMails.mails(listingId),
      this.listingMails.openSteps(listingId),
    ]);
    return { success: true, envios, esperan };
  }

  @Answers(retryMail)
  async retry(@Sent() form: RetryDto, @AdministratorId() administratorId: number): Promise<SimpleAnswer> {
    await this.retryMail.execute(form.idEnvio, administratorId);
    return { success: true, message: MAIL_LEDGER_MESSAGES.queued };
  }

  @Answers(tryMailNow)
  async tryNow(@AdministratorId() administratorId: number): Promise<SimpleAnswer> {
    await this.retryMail.tryNow(administratorId);
    return { success: true, message: MAIL_LEDGER_MESSAGES.tried };
  }

  @Answers(mailAgain)
  async again(@Sent() form: AgainDto, @AdministratorId() administratorId: number): Promise<MailAgainAnswer> {
    const idCambio = await this.mailAgain.execute(form.idContacto, administratorId);
    return { success: true, message: MAIL_LEDGER_MESSAGES.again, idCambio };
  }
}
