import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { ERROR_MESSAGES } from '#common/messages/errors.js';
import { Settings } from '../config/settings.js';
import { Problem } from '../problems/problem.js';
import { CHANGES_DATA } from './access.js';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses what changes something and comes from a page of another site (wire-contract.md, Cross-site writes). A client that
 * sends none of the headers is no browser and has no cookie that a stranger could borrow.
 */
@Injectable()
export class SameOriginGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly settings: Settings,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const changes =
      !READING.has(request.method) ||
      this.reflector.getAllAndOverride<boolean>(CHANGES_DATA, [context.getHandler(), context.getClass()]);
    if (changes && !this.isSameSite(request)) throw new Problem('forbidden', ERROR_MESSAGES.crossSite);
    return true;
  }

  private isSameSite({ headers, host, protocol }: FastifyRequest): boolean {
    const site = headers['sec-fetch-site'];
    if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
    const origin = headers.origin ?? originOf(headers.referer);
    return origin === undefined || origin === `${protocol}://${host}` || origin === this.settings.SITE_URL;
  }
}

/** Browsers without the newer headers still say on which page a link was; what is no address counts as another site. */
function originOf(referer: string | undefined): string | undefined {
  if (referer === undefined) return undefined;
  return URL.canParse(referer) ? new URL(referer).origin : 'null';
}
