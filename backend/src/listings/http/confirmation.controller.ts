import { Controller, Post, Query, Req, Res } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIRMATION_MESSAGES } from '#common/messages/publication.js';
import { Public } from '#platform/http/access.js';
import { ACCEPTS_FORMS } from '#platform/http/form-bodies.js';
import { Problem } from '#platform/problems/problem.js';
import { ConfirmAddress } from '../use-cases/confirm-address.js';

const PAGE = '/confirmar-email';

/** Confirms an owner's address by the form of the page at the same URL. Mail scanners follow links, but submit no forms. */
@Public()
@Controller()
export class ConfirmationController {
  constructor(private readonly confirmAddress: ConfirmAddress) {}

  @Post('confirmar-email')
  @RouteConfig(ACCEPTS_FORMS)
  async confirm(
    @Query('token') token: unknown,
    @Req() { headers }: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const isValid = typeof token === 'string' && (await this.confirmAddress.execute(token));
    if (headers.accept?.includes('text/html')) {
      await reply.redirect(`${PAGE}?estado=${isValid ? 'listo' : 'invalido'}`, 303);
      return;
    }
    if (!isValid) throw Problem.invalid({}, CONFIRMATION_MESSAGES.badLink);
    await reply.status(200).send({ success: true, message: CONFIRMATION_MESSAGES.confirmed });
  }
}
