import type { FastifyReply } from 'fastify';

/** Media type of server-sent events. */
export const EVENT_STREAM = 'text/event-stream';

/** Whether a response is a stream of events; its duration is no measure of the server. */
export function isEventStream(reply: FastifyReply): boolean {
  return String(reply.getHeader('content-type') ?? '').startsWith(EVENT_STREAM);
}
