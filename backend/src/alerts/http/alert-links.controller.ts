import { Controller, Post, Query, Req, Res } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ALERT_MESSAGES } from '#common/messages/alerts.js';
import { ConsentOrigins } from '#platform/consents/consent-origins.js';
import { Public } from '#platform/http/access.js';
import { ACCEPTS_FORMS } from '#platform/http/form-bodies.js';
import { Problem } from '#platform/problems/problem.js';
import { DecideAlert } from '../use-cases/decide-alert.js';

/** The links of messages to visitors: by the form of the page at the same URL. Mail scanners follow links, but submit no forms. */
@Public()
@Controller()
export class AlertLinksController {
  constructor(
    private readonly decisions: DecideAlert,
    private readonly origins: ConsentOrigins,
  ) {}

  @Post('avisame/confirmar')
  @RouteConfig(ACCEPTS_FORMS)
  async confirm(
    @Query('token') token: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const network = await this.origins.of(request.ip);
    const isDone = typeof token === 'string' && (await this.decisions.confirm(token, network));
    await answer({ request, reply, isDone, page: 'confirmar', message: ALERT_MESSAGES.confirmed });
  }

  /** Also the target of the mail client's button (RFC 8058: a POST without cookies to the URL of the header). */
  @Post('avisame/baja')
  @RouteConfig(ACCEPTS_FORMS)
  async stop(
    @Query('token') token: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const isDone = typeof token === 'string' && (await this.decisions.stop(token));
    await answer({ request, reply, isDone, page: 'baja', message: ALERT_MESSAGES.stopped });
  }
}

interface Decided {
  request: FastifyRequest;
  reply: FastifyReply;
  isDone: boolean;
  page: string;
  message: string;
}

/** Redirects a browser to the page of the link, and answers a mail client. */
async function answer({ request, reply, isDone, page, message }: Decided): Promise<void> {
  if (request.headers.accept?.includes('text/html')) {
    await reply.redirect(`/avisame/${page}?estado=${isDone ? 'listo' : 'invalido'}`, 303);
    return;
  }
  if (!isDone) throw Problem.invalid({}, ALERT_MESSAGES.badLink);
  await reply.status(200).send({ success: true, message });
}
