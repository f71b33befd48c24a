import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { normaliseEmail } from '#common/kernel/forms/email.js';
import { Random } from '#platform/process/clock.js';
import { Settings } from '#platform/config/settings.js';
import { digest } from '#platform/secrets/digest.js';
import { Signatures } from '#platform/secrets/signatures.js';

const PURPOSE = 'known-device';
/** Path of the cookie, which only the calls of the login need. */
const PATH = '/api/admin';
const YEAR_SECONDS = 365 * 24 * 3_600;

/**
 * Browsers in which an account has signed in before. Each has a cookie with a random id, signed together with the account's address. The
 * cookie gives no access: failed logins of a known browser are counted apart from those of strangers (docs/decisions/0007).
 */
@Injectable()
export class KnownDevices {
  constructor(
    private readonly signatures: Signatures,
    private readonly random: Random,
    private readonly settings: Settings,
  ) {}

  /** The id of the browser, if the account has signed in there before. */
  async idOf({ cookies }: FastifyRequest, email: string): Promise<string | undefined> {
    const [id = '', signature = ''] = (cookies[this.nameFor(email)] ?? '').split('.');
    return (await this.signatures.matches(PURPOSE, signed(id, email), signature)) ? id : undefined;
  }

  /** Makes the browser known, or extends the time for which it is. */
  async remember(request: FastifyRequest, reply: FastifyReply, email: string): Promise<void> {
    const id = (await this.idOf(request, email)) ?? this.random.uuid();
    const signature = await this.signatures.sign(PURPOSE, signed(id, email));
    void reply.setCookie(this.nameFor(email), `${id}.${signature}`, {
      path: PATH,
      httpOnly: true,
      sameSite: 'strict',
      secure: this.settings.secure,
      maxAge: YEAR_SECONDS,
    });
  }

  /** A cookie for each account, because several people may share a browser. */
  private nameFor(email: string): string {
    const prefix = this.settings.secure ? '__Secure-' : '';
    return `${prefix}dispositivo-${digest(normaliseEmail(email)).slice(0, 8)}`;
  }
}

function signed(id: string, email: string): string {
  return `${id} ${normaliseEmail(email)}`;
}
