import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface CollectedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  /** Links to each request of a message that merges several. */
  links?: { traceId: string; spanId: string }[];
  name: string;
  service: string;
  attributes: Record<string, string | number>;
}

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number | string };
}

/** The part of an OTLP export as JSON that the tests read. */
interface Export {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: { spans: (Omit<CollectedSpan, 'service' | 'attributes'> & { attributes: Attribute[] })[] }[];
  }[];
}

/** An OTLP collector that stores the traces it receives. */
export class TraceCollector {
  readonly spans: CollectedSpan[] = [];
  /** All received text. */
  sent = '';
  private readonly server: Server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => (body += text));
    request.on('end', () => {
      if (request.url === '/v1/traces') this.keep(body);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });

  static async start(): Promise<TraceCollector> {
    const collector = new TraceCollector();
    await new Promise<void>((resolve) => collector.server.listen(0, '127.0.0.1', resolve));
    return collector;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private keep(body: string): void {
    this.sent += body;
    const { resourceSpans } = JSON.parse(body) as Export;
    for (const { resource, scopeSpans } of resourceSpans) {
      const { 'service.name': service } = valuesOf(resource.attributes);
      for (const { spans } of scopeSpans)
        for (const span of spans)
          this.spans.push({ ...span, service: String(service), attributes: valuesOf(span.attributes) });
    }
  }
}

function valuesOf(attributes: readonly Attribute[]): Record<string, string | number> {
  return Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]),
  );
}
