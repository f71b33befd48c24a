import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { Problem } from '../../process/problem.js';

const KEY_LENGTH = 200;

/**
 * The `Idempotency-Key` header, which a client repeats when it retries a request that got no answer; null without one.
 * @throws Problem 'invalid' if it is longer than 200 characters
 */
export const IdempotencyKey = createParamDecorator((_: unknown, context: ExecutionContext): string | null => {
  const key = context.switchToHttp().getRequest<FastifyRequest>().headers['idempotency-key'];
  if (typeof key !== 'string' || key === '') return null;
  if (key.length > KEY_LENGTH) throw Problem.invalid({ 'Idempotency-Key': [ERROR_MESSAGES.invalid] });
  return key;
});
