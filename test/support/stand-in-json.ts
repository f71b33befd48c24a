import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Stand-in for an outside service, with responses that the test sets. */
export class StandIn {
  readonly requests: string[] = [];
  /** Arrival time of each request, in milliseconds. */
  readonly arrivals: number[] = [];
  lastHeaders: IncomingHttpHeaders = {};
  /** Takes requests and does not answer them. */
  hangs = false;
  private status = 200;
  private body = '[]';
  private readonly server: Server = createServer((request, response) => {
    this.requests.push(request.url ?? '');
    this.arrivals.push(performance.now());
    this.lastHeaders = request.headers;
    if (this.hangs) return;
    const location = this.status === 302 ? { location: this.body } : {};
    response.writeHead(this.status, { 'content-type': 'application/json', ...location }).end(this.body);
  });

  listen(): Promise<void> {
    return new Promise((resolve) => this.server.listen(0, '127.0.0.1', resolve));
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/`;
  }

  answers(body: string, status = 200): void {
    Object.assign(this, { body, status });
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

export async function startStandIn(): Promise<StandIn> {
  const standIn = new StandIn();
  await standIn.listen();
  return standIn;
}
