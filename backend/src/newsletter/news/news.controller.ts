import { Controller, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { requestNews } from '#common/newsletter/news/news-calls.js';
import type { SimpleAnswer } from '#common/kernel/calls/answer-shapes.js';
import { NEWS_MESSAGES } from '#common/newsletter/news/news-messages.js';
import { mailboxOf } from '#common/kernel/forms/email.js';
import { newsFaults } from '#common/newsletter/news/news-form.js';
import { PUBLIC_PATHS } from '#common/kernel/public-paths.js';
import { fillsTrap } from '#common/kernel/forms/spam.js';
import { operationFromName } from '#common/kernel/operations.js';
import { SEARCH_TOWNS } from '#common/kernel/places.js';
import { answerSignedLink } from '#platform/http/answers/answer-signed-link.js';
import { Answers, Sent } from '#platform/http/answers/answers.js';
import { PublicForm, PublicPress } from '#platform/http/answers/form-bodies.js';
import { Problem } from '#platform/process/problem.js';
import { NetworkLimits } from '#platform/security/network-limits.js';
import { RateLimits, type Limit } from '#platform/security/rate-limits.js';
import { Blacklist } from '../../blacklist/public.js';
import { ConfirmNews } from './confirm-news.js';
import { RequestNews, type NewsRequested } from './request-news.js';
import { NewsDto } from './news.dto.js';

/** Limits the requests of a network, and the messages to a mailbox whose owner may not have asked for them. */
const PER_NETWORK: Limit = { name: 'news', points: 20, seconds: 3_600 };
const PER_MAILBOX: Limit = { name: 'news-mailbox', points: 5, seconds: 86_400 };

/** Requests for news by mail. The answer is the same whether or not a message is sent. */
@Controller()
export class NewsController {
  constructor(
    private readonly requests: RequestNews,
    private readonly confirmation: ConfirmNews,
    private readonly blacklist: Blacklist,
    private readonly limits: RateLimits,
    private readonly networks: NetworkLimits,
  ) {}

  @Answers(requestNews)
  async request(@Sent() form: NewsDto, @Req() { ip }: FastifyRequest): Promise<SimpleAnswer> {
    const errors = newsFaults(form);
    if (Object.keys(errors).length > 0) throw Problem.invalid(errors);
    const wanted = read(form);
    await this.networks.consume(PER_NETWORK, ip);
    const isDropped =
      fillsTrap(form) ||
      (await this.blacklist.lists(wanted.email)) ||
      !(await this.limits.tryConsume(PER_MAILBOX, mailboxOf(wanted.email)));
    await (isDropped ? this.requests.pretend(wanted, ip) : this.requests.execute(wanted, ip));
    return { success: true, message: NEWS_MESSAGES.requested };
  }

  /** The same form submitted without JavaScript; redirects to the confirmation page. */
  @PublicForm('novedades')
  async requestByForm(
    @Sent() form: NewsDto,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.request(form, request);
    await reply.redirect(`${PUBLIC_PATHS.news}?enviado=1`, 303);
  }

  /** The button of the page that the confirmation message leads to. Mail scanners follow links, but submit no forms. */
  @PublicPress('novedades/confirmar')
  async confirm(
    @Query('token') token: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const became = typeof token === 'string' ? await this.confirmation.execute(token, request.ip) : 'gone';
    const isRepeated = became === 'before';
    const { confirmed, confirmedBefore, badLink } = NEWS_MESSAGES;
    await answerSignedLink({
      request,
      reply,
      isDone: became !== 'gone',
      isRepeated,
      page: `${PUBLIC_PATHS.news}/confirmar`,
      message: isRepeated ? confirmedBefore : confirmed,
      badLink,
    });
  }
}

function read({ email, localidades, operacion }: NewsDto): NewsRequested {
  const towns = SEARCH_TOWNS.filter((town) => localidades.includes(town));
  return { email: email.trim(), wish: { towns, operation: operationFromName(operacion) ?? null } };
}
