import { Controller, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ALERT_MESSAGES } from '#common/inquiries/alerts/alert-messages.js';
import { PUBLIC_PATHS } from '#common/kernel/public-paths.js';
import { ConsentOrigins } from '#platform/consents/consent-origins.js';
import { answerSignedLink } from '#platform/http/answers/answer-signed-link.js';
import { PublicPress } from '#platform/http/answers/form-bodies.js';
import { DecideAlert } from './decide-alert.js';

/** Confirms and ends alerts by the form of the linked page, because mail scanners follow links but submit no forms. */
@Controller()
export class AlertLinksController {
  constructor(
    private readonly decisions: DecideAlert,
    private readonly origins: ConsentOrigins,
  ) {}

  @PublicPress('avisame/confirmar')
  async confirm(
    @Query('token') token: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const network = await this.origins.of(request.ip);
    const isDone = typeof token === 'string' && (await this.decisions.confirm(token, network));
    const { confirmed: message, badLink } = ALERT_MESSAGES;
    await answerSignedLink({
      request,
      reply,
      isDone,
      page: `${PUBLIC_PATHS.alert}/confirmar`,
      message,
      badLink,
    });
  }

  /** Also handles the unsubscribe button of mail clients (RFC 8058: a POST without cookies to the URL of the header). */
  @PublicPress('avisame/baja')
  async stop(
    @Query('token') token: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const isDone = typeof token === 'string' && (await this.decisions.stop(token));
    const { stopped: message, badLink } = ALERT_MESSAGES;
    await answerSignedLink({ request, reply, isDone, page: `${PUBLIC_PATHS.alert}/baja`, message, badLink });
  }
}
