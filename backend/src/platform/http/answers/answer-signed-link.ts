import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../../process/problem.js';

interface Decided {
  request: FastifyRequest;
  reply: FastifyReply;
  isDone: boolean;
  /** Whether it had been done before; the page says so. */
  isRepeated?: boolean;
  /** Path of the page that shows the result. */
  page: string;
  /** Message for clients that are not browsers. */
  message: string;
  badLink: string;
}

/**
 * Answers the button of a signed link from a mail: redirects a browser to the page with the result, and answers a mail client (RFC 8058).
 * @throws Problem 'invalid' for a mail client if the link is not valid
 */
export async function answerSignedLink(decided: Decided): Promise<void> {
  const { request, reply, isDone, isRepeated = false, page, ...texts } = decided;
  if (request.headers.accept?.includes('text/html')) {
    const state = isRepeated ? 'antes' : isDone ? 'listo' : 'invalido';
    await reply.redirect(`${page}?estado=${state}`, 303);
    return;
  }
  if (!isDone) throw Problem.invalid({}, texts.badLink);
  await reply.status(200).send({ success: true, message: texts.message });
}
