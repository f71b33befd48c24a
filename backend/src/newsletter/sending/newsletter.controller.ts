import { Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  countRecipients,
  listNewsletters,
  listRecipients,
  newsletterProgress,
  previewNewsletter,
  sendNewsletter,
  sendTest,
} from '#common/newsletter/newsletter-calls.js';
import { MAILING_MESSAGES } from '#common/newsletter/mailing-messages.js';
import { MAIL_WAITS_SECONDS } from '#common/kernel/time/take-back.js';
import { LENGTHS } from '#common/kernel/limits.js';
import type { SimpleAnswer } from '#common/kernel/calls/answer-shapes.js';
import type { IdQuery, PageQuery } from '#common/kernel/calls/request-shapes.js';
import type {
  MailingAnswer,
  RecipientCountAnswer,
  RecipientsAnswer,
  RecipientsQuery,
  SendingWire,
  PreviewAnswer,
} from '#common/newsletter/mailing-shapes.js';
import { AdministratorId, Background } from '#platform/http/answers/access.js';
import { Answers, Asked, Sent } from '#platform/http/answers/answers.js';
import { IdempotencyKey } from '#platform/http/input/idempotency-key.js';
import { pageFields, readPage, setPageHeaders } from '#platform/http/answers/list-page.js';
import { LongLists } from '#platform/http/answers/long-lists.js';
import { QueryValues } from '#platform/http/input/query-values.js';
import { Problem } from '#platform/process/problem.js';
import { selectionBy } from '../recipients/selection.js';
import { NewsletterPreview } from './newsletter-preview.js';
import { Recipients } from '../recipients/recipients.js';
import { Sendings } from './sendings.js';
import { SendNewsletter } from './send-newsletter.js';
import { LONGEST_NAME } from '../news/news.dto.js';
import { NewsletterDto, PreviewDto, RecipientsDto } from './newsletter.dto.js';
import { readLetter, selectionOf } from './read-letter.js';
import { audienceOf, recipientFilters } from '../recipients/recipient-filters.js';
import { deadlineMs } from '#platform/timings.js';

const PAGE_SIZE = 50;
const HISTORY_PAGE = 10;
/** Not paged, so that a caller can choose from all. */
const MOST_RECIPIENTS = 20_000;

/** Newsletters to owners and to visitors who asked for news (back-office.md §7, Newsletter and support). */
@Controller()
export class NewsletterController {
  constructor(
    private readonly recipients: Recipients,
    private readonly sendNewsletter: SendNewsletter,
    private readonly sendings: Sendings,
    private readonly preview: NewsletterPreview,
  ) {}

  @Answers(listRecipients)
  async list(@Asked() values: QueryValues<RecipientsQuery>): Promise<RecipientsAnswer> {
    const operation = values.choice('tipoOperacion', ['alquiler', 'venta', 'todas']);
    const request = readPage(values, { size: PAGE_SIZE, whole: MOST_RECIPIENTS });
    const segment = {
      tipoOperacion: operation ?? '',
      localidad: values.text('localidad', LONGEST_NAME) ?? '',
      tipoVivienda: values.text('tipoVivienda', LONGEST_NAME) ?? '',
      plan: values.text('plan', LONGEST_NAME) ?? '',
      sinPrecios: values.flag('sinPrecios') ?? false,
    };
    const filters = recipientFilters(segment, values.text('buscar', LENGTHS.email));
    const audience = audienceOf(values.text('publico', LONGEST_NAME) ?? '');
    const selection = selectionBy({ audience, filters, except: [] });
    const { rows, total } = await this.recipients.page(selection, request);
    return { success: true, error: null, contactos: rows, ...pageFields(total, request) };
  }

  /** The body may contain twenty thousand ids. */
  @LongLists()
  @Answers(countRecipients)
  async count(@Sent() form: RecipientsDto): Promise<RecipientCountAnswer> {
    const counts = await this.recipients.counts(selectionOf(form));
    return {
      success: true,
      reciben: counts.get(null) ?? 0,
      blacklist: counts.get('blacklist') ?? 0,
      baja: counts.get('baja') ?? 0,
      noRecibe: counts.get('no recibe') ?? 0,
      sinConfirmar: counts.get('sin confirmar') ?? 0,
    };
  }

  /** The body may contain twenty thousand ids. */
  @LongLists()
  @Answers(sendNewsletter)
  async send(
    @Sent() form: NewsletterDto,
    @AdministratorId() administratorId: number,
    @IdempotencyKey() key: string | null,
  ): Promise<MailingAnswer> {
    const delaySeconds = form.conDeshacer ? MAIL_WAITS_SECONDS : 0;
    const letter = { ...readLetter(form, form), selection: selectionOf(form), administratorId, delaySeconds };
    const id = await this.sendNewsletter.execute(letter, key);
    return this.sendings.progress(id, form.sinEspera ? 0 : deadlineMs('mailingOutcome'));
  }

  @Background()
  @Answers(newsletterProgress)
  async progress(@Asked() values: QueryValues<IdQuery>): Promise<MailingAnswer> {
    return this.sendings.progress(values.requiredId('id'));
  }

  @Answers(listNewsletters)
  async history(
    @Asked() values: QueryValues<PageQuery>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SendingWire[]> {
    const request = readPage(values, { size: HISTORY_PAGE });
    const { rows, total } = await this.sendings.page(request);
    setPageHeaders(reply, total, request);
    return rows;
  }

  @Answers(previewNewsletter)
  async show(@Sent() letter: PreviewDto): Promise<PreviewAnswer> {
    return { success: true, html: await this.preview.render({ ...readLetter(letter), to: toOf(letter) }) };
  }

  @Answers(sendTest)
  async test(@Sent() letter: PreviewDto, @Req() { session }: FastifyRequest): Promise<SimpleAnswer> {
    const email = session.email ?? '';
    const state = await this.preview.sendTo(email, { ...readLetter(letter), to: toOf(letter) });
    if (state === 'failed') throw new Problem('unavailable', MAILING_MESSAGES.testFailed);
    const message = state === 'sent' ? MAILING_MESSAGES.testSent : MAILING_MESSAGES.testQueued;
    return { success: true, message: message(email) };
  }
}

function toOf({ novedades }: PreviewDto): 'owners' | 'subscribers' {
  return novedades ? 'subscribers' : 'owners';
}
