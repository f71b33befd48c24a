import { oneLine } from '#common/kernel/text.js';

const MOST_BYTES = 256 * 1024;

export interface UpstreamRequest {
  url: URL;
  timeoutMs: number;
  userAgent: string;
}

/**
 * Requests JSON from a configured service (reliability.md, Outside services). Redirects are not followed, the response size is limited, and
 * the timeout includes reading the body.
 * @throws Error for anything but a prompt, small, successful JSON response
 */
export async function fetchJson({ url, timeoutMs, userAgent }: UpstreamRequest): Promise<unknown> {
  const response = await fetch(url, {
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
    headers: { accept: 'application/json', 'user-agent': oneLine(userAgent) },
  });
  if (!response.ok || !response.body) throw new Error(`The service answered ${response.status}`);
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) throw new Error('The response is too large');
    chunks.push(chunk);
  }
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
}
