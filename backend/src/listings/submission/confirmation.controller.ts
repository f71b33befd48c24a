import { Controller, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIRMATION_MESSAGES } from '#common/listings/publication/publication-messages.js';
import { PUBLIC_PATHS } from '#common/kernel/public-paths.js';
import { PublicPress } from '#platform/http/answers/form-bodies.js';
import { Problem } from '#platform/process/problem.js';
import { ConfirmAddress } from './confirm-address.js';

/** Confirms an owner's address by the form of the page at the same URL. Mail scanners follow links, but submit no forms. */
@Controller()
export class ConfirmationController {
  constructor(private readonly confirmAddress: ConfirmAddress) {}

  @PublicPress('confirmar-email')
  async confirm(
    @Query('token') token: unknown,
    @Req() { headers }: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const isValid = typeof token === 'string' && (await this.confirmAddress.execute(token));
    if (headers.accept?.includes('text/html')) {
      await reply.redirect(`${PUBLIC_PATHS.confirmEmail}?estado=${isValid ? 'listo' : 'invalido'}`, 303);
      return;
    }
    if (!isValid) throw Problem.invalid({}, CONFIRMATION_MESSAGES.badLink);
    await reply.status(200).send({ success: true, message: CONFIRMATION_MESSAGES.confirmed });
  }
}
