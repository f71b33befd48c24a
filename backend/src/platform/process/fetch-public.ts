import ipaddr from 'ipaddr.js';
import { lookup as systemLookup } from 'node:dns';
import { get as getHttp, type IncomingMessage } from 'node:http';
import { get as getHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { oneLine } from '#common/kernel/text.js';

const MOST_REDIRECTS = 3;
/** Addresses that the internet routes; everything else of IPv6 is private, reserved, or an IPv4 address in disguise. */
const GLOBAL_IPV6 = ipaddr.parseCIDR('2000::/3');

/** Names without a point, and those reserved for a machine or a private network (RFC 6761, 6762, 8375, 9476). */
const PRIVATE_NAME = /^[^.]+\.?$|\.(?:localhost|local|internal|lan|alt|test|invalid|onion|home\.arpa)\.?$/;

/** Why an address that somebody gave was not fetched. */
export class OutsideError extends Error {
  constructor(readonly reason: 'refused' | 'unreachable' | 'too-large') {
    super(`An outside address was not read: ${reason}`);
  }
}

interface OutsideRequest {
  timeoutMs: number;
  mostBytes: number;
  accept: string;
  userAgent: string;
  /** Origins that may be private or without TLS, separated by commas. */
  trusted: string;
}

/**
 * Requests an address that a person gave (docs/reliability.md, Outside services). Each redirect is checked as the first address is, and a
 * connection is made to the very addresses that were checked. The timeout includes redirects and the body.
 * @throws OutsideError for an address that is refused, unreachable or too large
 */
export async function fetchPublic(first: URL, request: OutsideRequest): Promise<string> {
  const signal = AbortSignal.timeout(request.timeoutMs);
  let url = first;
  try {
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
      const response = await ask(url, request, signal);
      const { statusCode = 0, headers } = response;
      if (statusCode === 200) return await textOf(response, request.mostBytes);
      response.destroy();
      if (statusCode < 300 || statusCode > 399 || !headers.location) break;
      url = new URL(headers.location, url);
    }
  } catch (error) {
    if (error instanceof OutsideError) throw error;
  }
  throw new OutsideError('unreachable');
}

/** Whether an address may be requested at all; names are resolved, and their addresses checked, with each request. */
export function isOutsideAddress(url: URL, trusted: string): boolean {
  if (url.username || url.password) return false;
  if (isTrustedOrigin(url, trusted)) return true;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return url.protocol === 'https:' && !url.port && (isIP(host) === 0 || isPublicAddress(host));
}

/** The same for an address that a person gives now, who is told at once that a private name will be refused. */
export function mayBeGiven(url: URL, trusted: string): boolean {
  const isPrivate = !url.hostname.startsWith('[') && PRIVATE_NAME.test(url.hostname);
  return isOutsideAddress(url, trusted) && (!isPrivate || isTrustedOrigin(url, trusted));
}

function isTrustedOrigin({ origin }: URL, trusted: string): boolean {
  return trusted.split(',').some((one) => one.trim() === origin);
}

export function isPublicAddress(address: string): boolean {
  const parsed = ipaddr.process(address);
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(GLOBAL_IPV6));
}

/** Resolves a name to its addresses if all of them are public; the connection uses the result, so a later answer has no effect. */
export function publicLookup(resolve: typeof systemLookup = systemLookup): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, found) => {
      const [one] = found ?? [];
      if (error) callback(error, '');
      else if (!one || !found.every(({ address }) => isPublicAddress(address)))
        callback(new OutsideError('refused'), '');
      else if (options.all) callback(null, found);
      else callback(null, one.address, one.family);
    });
  };
}

function ask(
  url: URL,
  { accept, userAgent, trusted }: OutsideRequest,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  if (!isOutsideAddress(url, trusted)) throw new OutsideError('refused');
  const isTrusted = isTrustedOrigin(url, trusted);
  const options = {
    // A connection of its own, which no other request has opened.
    agent: false as const,
    headers: { accept, 'user-agent': oneLine(userAgent) },
    signal,
    ...(isTrusted ? {} : { lookup: publicLookup() }),
  };
  const get = url.protocol === 'https:' ? getHttps : getHttp;
  return new Promise((resolve, reject) => {
    get(url, options, resolve).on('error', reject);
  });
}

async function textOf(response: IncomingMessage, mostBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > mostBytes) throw new OutsideError('too-large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
