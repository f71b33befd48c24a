import { Injectable, type BeforeApplicationShutdown, type OnModuleDestroy } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { Server } from 'node:http';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { Settings } from '../config/settings.js';

/** Slow readers, for example of a backup, are then disconnected: the process must end within 25 s (docs/operations.md). */
const LONGEST_ANSWER_MS = 18_000;

/**
 * Graceful shutdown. For `DRAIN_SECONDS` readiness fails and requests are answered as usual, but each response closes its connection. Only
 * then the port and idle connections are closed, when a balancer has noticed and a new request on one of them is unlikely.
 */
@Injectable()
export class Draining implements OnModuleDestroy, BeforeApplicationShutdown {
  isOn = false;

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly settings: Settings,
  ) {}

  onModuleDestroy(): void {
    this.isOn = true;
  }

  async beforeApplicationShutdown(): Promise<void> {
    const server: Server = this.host.httpAdapter.getHttpServer();
    if (!server.listening) return;
    await sleep(this.settings.DRAIN_SECONDS * 1_000);
    await stillMoment(server);
    server.close();
    endConnectionsAfter(server, LONGEST_ANSWER_MS);
  }
}

/** Time without a new connection after which the port is closed, in a turn of the event loop that is at most so long. */
const STILL_MS = 5;
const SHORT_TURN_MS = 0.3;
const LONGEST_WAIT_MS = 3_000;

/**
 * Waits until no connection has been accepted for a moment, and for a short turn of the event loop. When the process closes its port, the
 * system resets the connections that it has not accepted; libuv accepts one in each turn, so under load some always wait.
 */
async function stillMoment(server: Server): Promise<void> {
  const started = performance.now();
  let acceptedAt = started;
  const note = (): void => void (acceptedAt = performance.now());
  server.on('connection', note);
  for (let last = started; last - started < LONGEST_WAIT_MS;) {
    await nextTurn();
    const now = performance.now();
    if (now - acceptedAt > STILL_MS && now - last < SHORT_TURN_MS) break;
    last = now;
  }
  server.off('connection', note);
}

/** Closes the remaining connections after the given time. The timer does not keep the process alive. */
export function endConnectionsAfter(server: Server, milliseconds: number): void {
  const late = setTimeout(() => server.closeAllConnections(), milliseconds).unref();
  server.once('close', () => clearTimeout(late));
}
