import { Controller, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { MAILING_MESSAGES } from '#common/newsletter/mailing-messages.js';
import { PUBLIC_PATHS } from '#common/kernel/public-paths.js';
import { answerSignedLink } from '#platform/http/answers/answer-signed-link.js';
import { PublicPress } from '#platform/http/answers/form-bodies.js';
import { Unsubscribe } from './unsubscribe.js';

/**
 * Unsubscribes from the newsletter: by the mail client's button (RFC 8058: a POST without cookies to the URL of the header), or by the form
 * of the page at the same URL.
 */
@Controller()
export class UnsubscriptionController {
  constructor(private readonly unsubscribe: Unsubscribe) {}

  @PublicPress('baja-newsletter')
  async leave(
    @Query('token') token: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const isDone = typeof token === 'string' && (await this.unsubscribe.execute(token));
    const { unsubscribed: message, badLink } = MAILING_MESSAGES;
    await answerSignedLink({ request, reply, isDone, page: PUBLIC_PATHS.unsubscribe, message, badLink });
  }
}
