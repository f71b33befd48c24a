import { Controller, Post, Query, Req, Res } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { MAILING_MESSAGES } from '#common/messages/mailing.js';
import { ACCEPTS_FORMS } from '#platform/http/form-bodies.js';
import { Public } from '#platform/http/access.js';
import { Problem } from '#platform/problems/problem.js';
import { Unsubscribe } from '../use-cases/unsubscribe.js';

const PAGE = '/baja-newsletter';

/**
 * Unsubscribes from the newsletter: by the mail client's button (RFC 8058: a POST without cookies to the URL of the header), or by the form
 * of the page at the same URL.
 */
@Public()
@Controller()
export class UnsubscriptionController {
  constructor(private readonly unsubscribe: Unsubscribe) {}

  @Post('baja-newsletter')
  @RouteConfig(ACCEPTS_FORMS)
  async leave(
    @Query('token') token: unknown,
    @Req() { headers }: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const known = typeof token === 'string' && (await this.unsubscribe.execute(token));
    if (headers.accept?.includes('text/html')) {
      await reply.redirect(`${PAGE}?estado=${known ? 'listo' : 'invalido'}`, 303);
      return;
    }
    if (!known) throw Problem.invalid({}, MAILING_MESSAGES.badLink);
    await reply.status(200).send({ success: true, message: MAILING_MESSAGES.unsubscribed });
  }
}
