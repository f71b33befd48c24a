import { Body, Controller, Get, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { NEWSLETTER_MESSAGES } from '#common/messages/admin-desk.js';
import { MAILING_MESSAGES } from '#common/messages/mailing.js';
import { mailingFaults } from '#common/rules/mailing-form.js';
import type { QueryParams } from '#common/rules/search-query.js';
import { LENGTHS } from '#common/vocabulary/limits.js';
import { operationFromName } from '#common/vocabulary/operations.js';
import type { SimpleAnswer } from '#common/wire/admin.js';
import type { MailingAnswer, RecipientsAnswer, SendingWire, UndeliveredWire } from '#common/wire/mailing.js';
import { AdministratorId, Background } from '#platform/http/access.js';
import { pageFields, readPage, setPageHeaders } from '#platform/http/list-page.js';
import { LongLists } from '#platform/http/long-lists.js';
import { parseBody } from '#platform/http/parse-body.js';
import { QueryValues } from '#platform/http/query-values.js';
import { Problem } from '#platform/problems/problem.js';
import { NewsletterPreview } from '../mail/newsletter-preview.js';
import { Recipients, type Selection } from '../queries/recipients.js';
import { Sendings } from '../queries/sendings.js';
import { RetryUndelivered } from '../use-cases/retry-undelivered.js';
import { SendNewsletter } from '../use-cases/send-newsletter.js';
import { LetterDto, NewsletterDto, RetryDto } from './dto/newsletter.dto.js';

const PAGE_SIZE = 50;
const HISTORY_PAGE = 10;
/** Unpaged, so that a caller can choose among all. */
const MOST_RECIPIENTS = 20_000;
/** How long the answer waits for the sending (wire-contract.md, Newsletter and support replies). */
const MAIL_WAIT_MS = 10_000;

/** Writing to the owners (back-office.md §7, Newsletter and support). */
@Controller('api/newsletter')
export class NewsletterController {
  constructor(
    private readonly recipients: Recipients,
    private readonly sendNewsletter: SendNewsletter,
    private readonly sendings: Sendings,
    private readonly retryUndelivered: RetryUndelivered,
    private readonly preview: NewsletterPreview,
  ) {}

  @Get('verContactosNewsletter')
  async list(@Query() params: QueryParams): Promise<RecipientsAnswer> {
    const values = new QueryValues(params);
    const operation = values.choice('tipoOperacion', ['alquiler', 'venta', 'todas']);
    const request = readPage(values, { size: PAGE_SIZE, whole: MOST_RECIPIENTS });
    const { rows, total } = await this.recipients.page(
      {
        operation: (operation && operationFromName(operation)) ?? null,
        search: values.text('buscar', LENGTHS.email),
      },
      request,
    );
    return { success: true, error: null, contactos: rows, ...pageFields(total, request) };
  }

  /** May name twenty thousand people by id. */
  @LongLists()
  @Post('enviar')
  @HttpCode(200)
  async send(@Body() body: unknown, @AdministratorId() administratorId: number): Promise<MailingAnswer> {
    const form = parseBody(NewsletterDto, body);
    const { asunto, mensaje, contactosIds, todos } = form;
    refuseFaults({ asunto, mensaje, destinatarios: todos ? 1 : contactosIds.length });
    const id = await this.sendNewsletter.execute({
      subject: asunto,
      body: mensaje,
      selection: selectionOf(form),
      administratorId,
    });
    return this.sendings.progress(id, form.sinEspera ? 0 : MAIL_WAIT_MS);
  }

  @Background()
  @Get('estadoEnvio')
  async progress(@Query() params: QueryParams): Promise<MailingAnswer> {
    return this.sendings.progress(new QueryValues(params).requiredId('id'));
  }

  @Get('verEnvios')
  async history(
    @Query() params: QueryParams,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SendingWire[]> {
    const request = readPage(new QueryValues(params), { size: HISTORY_PAGE });
    const { rows, total } = await this.sendings.page(request);
    setPageHeaders(reply, total, request);
    return rows;
  }

  @Get('verNoEntregados')
  async undelivered(@Query() params: QueryParams): Promise<UndeliveredWire[]> {
    return this.sendings.undelivered(new QueryValues(params).requiredId('id'));
  }

  @Post('reintentar')
  @HttpCode(200)
  async retry(@Body() body: unknown, @AdministratorId() administratorId: number): Promise<SimpleAnswer> {
    const { id, entregasIds } = parseBody(RetryDto, body);
    const count = await this.retryUndelivered.execute(id, entregasIds ?? 'failed', administratorId);
    if (count === 0) throw Problem.conflict(MAILING_MESSAGES.nothingToRetry);
    return { success: true, message: MAILING_MESSAGES.retried(count) };
  }

  @Post('vistaPrevia')
  @HttpCode(200)
  show(@Body() body: unknown): { success: true; html: string } {
    return { success: true, html: this.preview.render(readLetter(body)) };
  }

  @Post('enviarPrueba')
  @HttpCode(200)
  async test(@Body() body: unknown, @Req() { session }: FastifyRequest): Promise<SimpleAnswer> {
    const email = session.email ?? '';
    const state = await this.preview.sendTo(email, readLetter(body));
    if (state === 'failed') throw new Problem('unavailable', MAILING_MESSAGES.testFailed);
    const message = state === 'sent' ? MAILING_MESSAGES.testSent : MAILING_MESSAGES.testQueued;
    return { success: true, message: message(email) };
  }
}

function readLetter(body: unknown): { subject: string; body: string } {
  const { asunto, mensaje } = parseBody(LetterDto, body);
  refuseFaults({ asunto, mensaje, destinatarios: 1 });
  return { subject: asunto, body: mensaje };
}

function refuseFaults(form: Parameters<typeof mailingFaults>[0]): void {
  const errors = mailingFaults(form, NEWSLETTER_MESSAGES.incomplete);
  if (Object.keys(errors).length > 0) throw Problem.invalid(errors, NEWSLETTER_MESSAGES.incomplete);
}

function selectionOf({ contactosIds, todos }: NewsletterDto): Selection {
  if (!todos) return { ids: contactosIds };
  const operation = operationFromName(todos.tipoOperacion) ?? null;
  return { all: { operation, search: todos.buscar || null }, except: todos.excluidos };
}
