import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SECOND_FACTOR_MESSAGES } from '#common/accounts/account-messages.js';
import { LOGIN_MESSAGES } from '#common/accounts/session-messages.js';
import type { SimpleAnswer } from '#common/kernel/calls/answer-shapes.js';
import { Clock } from '#platform/process/clock.js';
import { Problem } from '#platform/process/problem.js';
import type { Administrator } from '../credentials/administrator.entity.js';
import { Administrators } from '../credentials/administrators.js';
import { beginSession } from './begin-session.js';
import { KnownDevices } from '../credentials/known-devices.js';

/** Completes a login after its last step. */
@Injectable()
export class SignIn {
  constructor(
    private readonly administrators: Administrators,
    private readonly devices: KnownDevices,
    private readonly clock: Clock,
  ) {}

  /**
   * Begins the session, notes the login, and makes the browser known.
   * @throws Problem 'unauthorised' if the account was disabled, or its password changed, since the first step
   */
  async complete(
    request: FastifyRequest,
    reply: FastifyReply,
    account: Pick<Administrator, 'id' | 'credentialVersion'>,
  ): Promise<SimpleAnswer> {
    const now = this.clock.now();
    const current = await this.administrators.enabled({ id: account.id });
    if (current?.credentialVersion !== account.credentialVersion)
      throw new Problem('unauthorised', SECOND_FACTOR_MESSAGES.over);
    await beginSession(request, account, now.getTime());
    const email = await this.administrators.noteLogin(account.id, now);
    await this.devices.remember(request, reply, email);
    return { success: true, message: LOGIN_MESSAGES.success };
  }
}
