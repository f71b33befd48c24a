import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { Problem } from '../../process/problem.js';
import { routeFacts } from './route-facts.js';

/** Requires JSON, or multipart on upload calls; other content types get 415 (reliability.md, Cross-site writes). */
@Injectable()
export class MultipartGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (Boolean(request.isMultipart()) !== routeFacts(context).takesFiles)
      throw new Problem('unsupported-type', ERROR_MESSAGES.unsupportedType);
    return true;
  }
}
