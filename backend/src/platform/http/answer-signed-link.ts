import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../problems/problem.js';

interface Decided {
  request: FastifyRequest;
  reply: FastifyReply;
  isDone: boolean;
  /** Path of the page that shows the result. */
  page: string;
  /** For clients that are no browsers. */
  message: string;
  badLink: string;
}

/**
 * Answers the button of a signed link from a mail: redirects a browser to the page with the result, and answers a mail client (RFC 8058).
 * @throws Problem 'invalid' for a mail client if the link is not valid
 */
export async function answerSignedLink({ request, reply, isDone, page, ...texts }: Decided): Promise<void> {
  if (request.headers.accept?.includes('text/html')) {
    await reply.redirect(`${page}?estado=${isDone ? 'listo' : 'invalido'}`, 303);
    return;
  }
  if (!isDone) throw Problem.invalid({}, texts.badLink);
  await reply.status(200).send({ success: true, message: texts.message });
}
