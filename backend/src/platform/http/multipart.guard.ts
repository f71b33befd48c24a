import { Injectable, SetMetadata, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { ERROR_MESSAGES } from '#common/messages/errors.js';
import { Problem } from '../problems/problem.js';

const TAKES_FILES = Symbol('takes files');

/** The call takes files as multipart/form-data, and nothing else. */
export const TakesFiles = () => SetMetadata(TAKES_FILES, true);

/** JSON alone everywhere but on the upload calls, which take multipart alone (reliability.md, Cross-site writes): else 415. */
@Injectable()
export class MultipartGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const takesFiles = this.reflector.get<boolean | undefined>(TAKES_FILES, context.getHandler()) ?? false;
    if (Boolean(request.isMultipart()) !== takesFiles)
      throw new Problem('unsupported-type', ERROR_MESSAGES.unsupportedType);
    return true;
  }
}
