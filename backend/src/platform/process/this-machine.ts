import { isIP } from 'node:net';

/** Whether a host name or an address is one by which a machine reaches itself. */
export function isThisMachine(host: string): boolean {
  const name = host
    .replace(/^\[|\]$/g, '')
    .toLowerCase()
    .replace(/^::ffff:/, '');
  return name === 'localhost' || name === '::1' || (isIP(name) === 4 && name.startsWith('127.'));
}
