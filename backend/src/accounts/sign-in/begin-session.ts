import type { FastifyRequest } from 'fastify';
import { visitorAddress } from '#platform/process/visitor-address.js';
import { deviceName } from '#platform/security/device-name.js';
import type { Administrator } from '../credentials/administrator.entity.js';

type Account = Pick<Administrator, 'id' | 'credentialVersion'>;

/** Time limit of the second step, after the password. */
const WAIT_MS = 5 * 60_000;

/** Notes that the password was right, without beginning the session. */
export async function awaitSecondStep(
  request: FastifyRequest,
  { id, credentialVersion }: Account,
  now: number,
): Promise<void> {
  await request.session.regenerate();
  Object.assign(request.session, { pendingId: id, credentialVersion, pendingAt: now });
  await request.session.save();
}

/** The account whose second step is awaited; undefined if there is none, or if its time limit has passed. */
export function awaitedAccount({ session }: FastifyRequest, now: number): Account | undefined {
  const { pendingId, pendingAt = 0, credentialVersion } = session;
  if (pendingId === undefined || credentialVersion === undefined || Math.abs(now - pendingAt) > WAIT_MS)
    return undefined;
  return { id: pendingId, credentialVersion };
}

/** Begins a session under a new id, and ends the previous session of the request. */
export async function beginSession(
  request: FastifyRequest,
  { id, credentialVersion }: Account,
  now: number,
): Promise<void> {
  await request.session.regenerate();
  Object.assign(request.session, {
    administratorId: id,
    credentialVersion,
    startedAt: now,
    seenAt: now,
    confirmedAt: now,
    network: visitorAddress(request.ip),
    device: deviceName(request.headers['user-agent']),
  });
  await request.session.save();
}
