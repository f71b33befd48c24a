import { Agent, request } from 'node:http';

export interface Attack {
  method: string;
  /** Path and query, percent-encoded. */
  url: string;
  headers: Record<string, string>;
  body?: string | Buffer;
}

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
  milliseconds: number;
  /** The request used a reused connection. */
  reused: boolean;
}

const agent = new Agent({ keepAlive: true, maxSockets: 8 });
const LONGEST_MS = 30_000;

/** Sends one request unchanged; status 0 if the server closed the connection without a response. */
export function send(base: string, { method, url, headers, body }: Attack): Promise<Answer> {
  const started = performance.now();
  const { hostname, port } = new URL(base);
  return new Promise((resolve) => {
    const fail = (error: Error) =>
      resolve({
        status: 0,
        headers: {},
        body: error.message,
        milliseconds: performance.now() - started,
        reused: sent.reusedSocket,
      });
    const sent = request(
      {
        agent,
        hostname,
        port,
        method,
        path: url,
        headers: { ...headers, ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }) },
        timeout: LONGEST_MS,
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', fail);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks).toString('utf8'),
            milliseconds: performance.now() - started,
            reused: sent.reusedSocket,
          }),
        );
      },
    );
    sent.on('error', fail);
    sent.on('timeout', () => sent.destroy(new Error(`no answer in ${LONGEST_MS} ms`)));
    sent.end(body);
  });
}

export function closeConnections(): void {
  agent.destroy();
}
