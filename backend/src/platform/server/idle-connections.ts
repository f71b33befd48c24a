import type { FastifyInstance } from 'fastify';
import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * The server closes idle connections (http-app). Connections with a complete request whose response is still being produced are exempt:
 * season cleaning or a large export takes time, and an aborted request would look like a failure although it continues.
 */
export function closeIdleConnections(fastify: FastifyInstance, server: Server): void {
  const inProgress = new WeakMap<Socket, IncomingMessage>();
  fastify.addHook('onRequest', ({ raw }, _reply, done) => {
    inProgress.set(raw.socket, raw);
    done();
  });
  fastify.addHook('onSend', ({ raw }, ...[, , done]) => {
    inProgress.delete(raw.socket);
    done();
  });
  server.on('timeout', (socket: Socket) => {
    if (inProgress.get(socket)?.complete) socket.setTimeout(server.timeout);
    else socket.destroy();
  });
}
