import { isIPv4, isIPv6 } from 'node:net';

const GROUPS = 8;
/** Providers assign a /64 to a household, which can use any of its 2^64 addresses (RFC 6177). */
const NETWORK_GROUPS = 4;

/** Some proxies write `203.0.113.9:51234` or `[2001:db8::1]:51234`. The port would make each request a different visitor. */
const WITH_PORT = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d+)?$/;
/** All clients whose reported address is invalid share one key. */
const NO_ADDRESS = 'no address';

/** The key by which a visitor is counted: the IPv4 address, or the /64 of an IPv6 address. */
export function visitorAddress(told: string): string {
  const [, bracketed, plain] = WITH_PORT.exec(told) ?? [];
  const ip = bracketed ?? plain ?? told;
  if (isIPv4(ip)) return ip;
  if (!isIPv6(ip)) return NO_ADDRESS;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip);
  if (mapped) return mapped[1]!;
  const [head = '', tail] = ip.toLowerCase().split('%')[0]!.split('::');
  const first = head ? head.split(':') : [];
  const last = tail ? tail.split(':') : [];
  const zeros =
    tail === undefined ? [] : Array.from({ length: GROUPS - first.length - last.length }, () => '0');
  const groups = [...first, ...zeros, ...last].map((group) => group.replace(/^0+(?=.)/, ''));
  return `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`;
}
