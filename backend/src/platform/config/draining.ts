import {
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { Settings } from './settings.js';
import { inheritedSocket } from './inherited-socket.js';
import { deadlineMs } from '../timings.js';

/**
 * Graceful shutdown (docs/reliability.md, Timeouts and shutdown). For `DRAIN_SECONDS` readiness fails and requests are answered as usual,
 * but each response closes its connection. The port and idle connections are closed only afterwards, when load balancers have noticed and a
 * new request on one of them is unlikely. A port that systemd holds stays open: new connections wait for the next process.
 */
@Injectable()
export class Draining implements OnApplicationBootstrap, OnModuleDestroy, BeforeApplicationShutdown {
  isOn = false;
  /** Responses that wait until the port is closed; undefined unless it is being closed. */
  private held: (() => void)[] | undefined;
  private connections: ReadonlySet<Socket> = new Set();

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly settings: Settings,
  ) {}

  onApplicationBootstrap(): void {
    this.connections = openConnections(this.host.httpAdapter.getHttpServer());
  }

  onModuleDestroy(): void {
    this.isOn = true;
  }

  async beforeApplicationShutdown(): Promise<void> {
    const server: Server = this.host.httpAdapter.getHttpServer();
    if (!server.listening) return;
    await sleep(this.settings.DRAIN_SECONDS * 1_000);
    if (inheritedSocket(this.settings) === undefined) await this.closePort(server);
    else server.close();
    endUnusedAfter(this.connections, deadlineMs('lastRequests'));
    endConnectionsAfter(server, deadlineMs('lastAnswers'));
  }

  /** Calls `respond` at once, or after the port is closed if it is being closed. */
  respond(respond: () => void): void {
    if (this.held) this.held.push(respond);
    else respond();
  }

  private async closePort(server: Server): Promise<void> {
    const held = (this.held = [] as (() => void)[]);
    await closeWhenStill(server);
    this.held = undefined;
    for (const respond of held) respond();
  }
}

/** Time without a new connection after which the port is closed. */
const STILL_MS = 25;
/** Longest turn of the event loop in which the port is closed. */
const SHORT_TURN_MS = 0.3;

/**
 * Closes the port when no connection has arrived for 25 ms, in a short turn of the event loop. The operating system resets connections that
 * are not accepted yet when the port is closed; in a short turn there are few or none. Responses are held meanwhile, because a client that
 * gets one opens its next connection.
 */
async function closeWhenStill(server: Server): Promise<void> {
  const started = performance.now();
  let acceptedAt = started;
  const note = (): void => void (acceptedAt = performance.now());
  server.on('connection', note);
  for (let last = started; last - started < deadlineMs('lastConnections');) {
    await nextTurn();
    const now = performance.now();
    if (now - acceptedAt > STILL_MS && now - last < SHORT_TURN_MS) break;
    last = now;
  }
  server.off('connection', note);
  server.close();
}

/** The connections of a server that are open, for as long as they are. */
export function openConnections(server: Server): ReadonlySet<Socket> {
  const open = new Set<Socket>();
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return open;
}

/**
 * Closes the connections on which no request has arrived after the given time. Browsers open such connections ahead, and Node counts none
 * of them as idle. A request that has arrived is read before.
 */
export function endUnusedAfter(connections: ReadonlySet<Socket>, milliseconds: number): void {
  const late = setTimeout(() => {
    setImmediate(() => {
      for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
    });
  }, milliseconds);
  late.unref();
}

/** Closes the remaining connections after the given time. The timer does not keep the process alive. */
export function endConnectionsAfter(server: Server, milliseconds: number): void {
  const late = setTimeout(() => server.closeAllConnections(), milliseconds).unref();
  server.once('close', () => clearTimeout(late));
}
