import type { FastifyRequest } from 'fastify';
import { visitorAddress } from '#platform/http/visitor-address.js';
import { deviceName } from '#platform/sessions/device-name.js';
import type { Administrator } from '../data/administrator.entity.js';

/** Begins a session under a new id; the session that the request had is gone. */
export async function beginSession(
  request: FastifyRequest,
  { id, credentialVersion }: Pick<Administrator, 'id' | 'credentialVersion'>,
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
