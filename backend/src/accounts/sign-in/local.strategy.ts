import { Injectable, type ExecutionContext } from '@nestjs/common';
import { AuthGuard, PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport-local';
import { LOGIN_MESSAGES } from '#common/accounts/session-messages.js';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { parseBody } from '#platform/http/input/parse-body.js';
import { Problem } from '#platform/process/problem.js';
import { Administrators } from '../credentials/administrators.js';
import type { Administrator } from '../credentials/administrator.entity.js';
import { LoginDto } from './login.dto.js';
import { KnownDevices } from '../credentials/known-devices.js';
import { LoginLimits } from './login-limits.js';

/** Passport strategy for e-mail and password, with rate limits. */
@Injectable()
export class LocalStrategy extends PassportStrategy(Strategy) {
  constructor(
    private readonly administrators: Administrators,
    private readonly limits: LoginLimits,
    private readonly devices: KnownDevices,
  ) {
    super({ usernameField: 'email', passwordField: 'password', passReqToCallback: true });
  }

  /** @throws Problem 'unauthorised', 'too-many', or 'invalid' for a malformed body */
  async validate(request: FastifyRequest): Promise<Administrator> {
    const { email, password } = parseBody(LoginDto, request.body);
    const attempt = { email, ip: request.ip, device: await this.devices.idOf(request, email) };
    const lane = await this.limits.begin(attempt);
    const administrator = await this.administrators.identify(email, password, lane);
    if (!administrator) throw new Problem('unauthorised', LOGIN_MESSAGES.invalid);
    await this.limits.succeeded(attempt, lane);
    return administrator;
  }
}

/** The guard that runs the strategy, with the common error body. */
@Injectable()
export class LocalGuard extends AuthGuard('local') {
  override handleRequest<T>(error: unknown, user: T, _info: unknown, _context: ExecutionContext): T {
    if (error) throw error;
    if (!user) throw Problem.invalid({ email: [ERROR_MESSAGES.invalid], password: [ERROR_MESSAGES.invalid] });
    return user;
  }
}
