import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { Settings } from '../config/settings.js';
import { Problem } from '../process/problem.js';
import { watch } from './watched-request.js';
import { routeFacts } from '../http/answers/route-facts.js';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses cross-site requests that change state (wire-contract.md, Cross-site writes). A client that sends none of the headers is not a
 * browser and has no cookies of a victim.
 */
@Injectable()
export class SameOriginGuard implements CanActivate {
  constructor(private readonly settings: Settings) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const changes = !READING.has(request.method) || routeFacts(context).changesData;
    if (!changes || this.isSameSite(request)) return true;
    watch(request, 'cross-site');
    throw new Problem('forbidden', ERROR_MESSAGES.crossSite);
  }

  /** Without HTTPS, as on the machine of a developer, the site may be opened under any of the machine's names. */
  private isLocal(origin: string, own: string): boolean {
    return !this.settings.secure && origin === own;
  }

  private isSameSite({ headers, host, protocol }: FastifyRequest): boolean {
    const site = headers['sec-fetch-site'];
    if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
    const origin = headers.origin ?? originOf(headers.referer);
    return (
      origin === undefined ||
      origin === this.settings.SITE_URL ||
      this.isLocal(origin, `${protocol}://${host}`)
    );
  }
}

/** Older browsers send only Referer. An invalid value counts as another site. */
function originOf(referer: string | undefined): string | undefined {
  if (referer === undefined) return undefined;
  return URL.canParse(referer) ? new URL(referer).origin : 'null';
}
