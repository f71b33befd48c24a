import { Injectable, type BeforeApplicationShutdown, type OnModuleDestroy } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Server } from 'node:http';

/** Time for those who keep a connection open to hear that it ends: a browser or proxy in the middle of its work asks again at once. */
const LAST_ANSWERS_MS = 1_000;
/** Then who reads a backup drop by drop is cut off as well: the process is to be gone within 25 s (docs/operations.md). */
const LONGEST_ANSWER_MS = 18_000;

/**
 * The process is stopping. For a second it answers as before, but each answer closes its connection; only then are the idle
 * connections cut, when hardly anybody can be sending on one of them.
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

/** Ends what connections are still there by then; keeps no process alive that could end before. */
export function endConnectionsAfter(server: Server, milliseconds: number): void {
  const late = setTimeout(() => server.closeAllConnections(), milliseconds).unref();
  server.once('close', () => clearTimeout(late));
}
