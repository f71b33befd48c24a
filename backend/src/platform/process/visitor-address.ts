import { isIPv4, isIPv6 } from 'node:net';

const GROUPS = 8;

/** Some proxies write `203.0.113.9:51234` or `[2001:db8::1]:51234`. The port would make each request a different visitor. */
const WITH_PORT = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d+)?$/;
/** All clients whose reported address is invalid share one key. */
const NO_ADDRESS = 'no address';

/** A network by which requests are counted. */
export interface Network {
  key: string;
  /** Factor of the limit of a single visitor, because several people share the address. */
  share: number;
}

/**
 * The networks of a client, the smallest first. An IPv4 address is one. Providers assign a /64 to a household, which can use any of its 2^64
 * addresses, or a /56 or /48 with hundreds or thousands of those (RFC 6177), so an IPv6 address is counted in all three.
 */
export function networksOf(forwarded: string): readonly Network[] {
  const address = addressOf(forwarded);
  if (!Array.isArray(address)) return [{ key: address, share: 1 }];
  const [first, second, third, fourth = '0'] = address;
  const site = `${first}:${second}:${third}`;
  return [
    { key: `${site}:${fourth}::/64`, share: 1 },
    { key: `${site}:${(Number.parseInt(fourth, 16) & 0xff00).toString(16)}::/56`, share: 4 },
    { key: `${site}::/48`, share: 16 },
  ];
}

/** The key by which a visitor is counted: the IPv4 address, or the /64 of an IPv6 address. */
export function visitorAddress(forwarded: string): string {
  return networksOf(forwarded)[0]!.key;
}

/** The largest network of a client: the IPv4 address, or the /48 of an IPv6 address. */
export function widestNetwork(forwarded: string): string {
  return networksOf(forwarded).at(-1)!.key;
}

/** An IPv4 address, the eight groups of an IPv6 address, or NO_ADDRESS. */
function addressOf(forwarded: string): string | string[] {
  const [, bracketed, plain] = WITH_PORT.exec(forwarded) ?? [];
  const ip = bracketed ?? plain ?? forwarded;
  if (isIPv4(ip)) return ip;
  if (!isIPv6(ip)) return NO_ADDRESS;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip);
  if (mapped) return mapped[1]!;
  const [head = '', tail] = ip.toLowerCase().split('%')[0]!.split('::');
  const first = head ? head.split(':') : [];
  const last = tail ? tail.split(':') : [];
  const zeros =
    tail === undefined ? [] : Array.from({ length: GROUPS - first.length - last.length }, () => '0');
  return [...first, ...zeros, ...last].map((group) => group.replace(/^0+(?=.)/, ''));
}

const IPV6_NETWORK = /^([\da-f:]+)::\/(?:48|56|64)$/;

/**
 * A network as it was typed: an address, or a network as {@link networksOf} names it.
 * @returns its key; undefined if it is neither
 */
export function readNetwork(typed: string): string | undefined {
  const text = typed.trim().toLowerCase();
  if (isIPv4(text) || isIPv6(text)) return visitorAddress(text);
  const [, start] = IPV6_NETWORK.exec(text) ?? [];
  if (start === undefined || !isIPv6(`${start}::`)) return undefined;
  const length = text.slice(text.lastIndexOf('/'));
  const network = networksOf(`${start}::`).find(({ key }) => key.endsWith(length));
  return network && isSameAddress(startOf(network.key), `${start}::`) ? network.key : undefined;
}

const startOf = (network: string): string => network.slice(0, network.lastIndexOf('/'));

function isSameAddress(one: string, other: string): boolean {
  return String(addressOf(one)) === String(addressOf(other));
}
