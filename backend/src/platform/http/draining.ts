import { Injectable, type BeforeApplicationShutdown, type OnModuleDestroy } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Server } from 'node:http';

/** Time for clients with open connections to receive a response with `Connection: close`. */
const LAST_ANSWERS_MS = 1_000;
/** Slow readers, for example of a backup, are then disconnected: the process must end within 25 s (docs/operations.md). */
const LONGEST_ANSWER_MS = 18_000;

/**
 * Graceful shutdown. For one second requests are answered as usual, but each response closes its connection. Idle connections are closed
 * only afterwards, when a new request on one of them is unlikely.
 */
@Injectable()
export class Draining implements OnModuleDestroy, BeforeApplicationShutdown {
  isOn = false;

  constructor(private readonly host: HttpAdapterHost) {}

  onModuleDestroy(): void {
    this.isOn = true;
  }

  async beforeApplicationShutdown(): Promise<void> {
    const server: Server = this.host.httpAdapter.getHttpServer();
    if (!server.listening) return;
    await sleep(LAST_ANSWERS_MS);
    endConnectionsAfter(server, LONGEST_ANSWER_MS);
  }
}

/** Closes the remaining connections after the given time. The timer does not keep the process alive. */
export function endConnectionsAfter(server: Server, milliseconds: number): void {
  const late = setTimeout(() => server.closeAllConnections(), milliseconds).unref();
  server.once('close', () => clearTimeout(late));
}
