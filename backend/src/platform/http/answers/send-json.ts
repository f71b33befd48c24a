import type { FastifyReply } from 'fastify';

/** Sends a response that is already serialised as JSON. */
export function sendJson(reply: FastifyReply, bytes: Buffer): void {
  void reply.type('application/json; charset=utf-8').send(bytes);
}
