import type { FastifyInstance } from 'fastify';
import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * The server ends connections on which nothing moves (http-app). Not those whose whole request has come and whose answer is
 * being made: the end of a season or a big export takes its time, and cut off it would look like a failure although it goes on.
 */
export function spareTheWorking(fastify: FastifyInstance, server: Server): void {
  const unanswered = new WeakMap<Socket, IncomingMessage>();
  fastify.addHook('onRequest', ({ raw }, _reply, done) => {
    unanswered.set(raw.socket, raw);
    done();
  });
  fastify.addHook('onSend', ({ raw }, ...[, , done]) => {
    unanswered.delete(raw.socket);
    done();
  });
  server.on('timeout', (socket: Socket) => {
    if (unanswered.get(socket)?.complete) socket.setTimeout(server.timeout);
    else socket.destroy();
  });
}
