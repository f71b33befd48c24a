import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Settings } from '../config/settings.js';
import { PlainError } from '../process/plain-error.js';
import { Metrics } from './metrics.js';

/** Serves `GET /metrics` on a port of its own, which the reverse proxy does not publish. Does nothing without `METRICS_PORT`. */
@Injectable()
export class MetricsServer implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger(MetricsServer.name);
  private server: Server | undefined;

  constructor(
    private readonly settings: Settings,
    private readonly metrics: Metrics,
  ) {}

  /** @throws PlainError if the port cannot be used, which ends the start */
  async onApplicationBootstrap(): Promise<void> {
    const { METRICS_PORT, HOST } = this.settings;
    if (METRICS_PORT === undefined) return;
    this.server = createServer((request, response) => void this.answer(request, response));
    this.server.listen(METRICS_PORT, HOST);
    await once(this.server, 'listening').catch((error: NodeJS.ErrnoException) => {
      throw new PlainError(
        `METRICS_PORT ${METRICS_PORT} cannot be used (${error.code}): stop who listens on it, or set another.`,
      );
    });
  }

  async onApplicationShutdown(): Promise<void> {
    const { server } = this;
    if (!server) return;
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  }

  /** The port in use; differs from the setting if that is 0. */
  get port(): number | undefined {
    return (this.server?.address() as AddressInfo | null | undefined)?.port;
  }

  private async answer({ method, url }: IncomingMessage, response: ServerResponse): Promise<void> {
    if (method !== 'GET' || url !== '/metrics') return void response.writeHead(404).end();
    try {
      const { registry } = this.metrics;
      const text = await registry.metrics();
      response.writeHead(200, { 'Content-Type': registry.contentType }).end(text);
    } catch (error) {
      this.log.warn(`Metrics could not be collected: ${(error as Error).message}`);
      response.writeHead(500).end();
    }
  }
}
