import { Injectable, SetMetadata, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { ERROR_MESSAGES } from '#common/messages/errors.js';
import { Problem } from '../problems/problem.js';

const TAKES_FILES = Symbol('takes files');

/** The call accepts only multipart/form-data. */
export const TakesFiles = () => SetMetadata(TAKES_FILES, true);

/** Requires JSON, or multipart on upload calls; other content types get 415 (reliability.md, Cross-site writes). */
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
