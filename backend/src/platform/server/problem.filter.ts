import { Catch, HttpException, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import type { ErrorAnswer } from '#common/kernel/calls/error-shapes.js';
import { isBadValue, isConflict, isUnavailable } from '../database/database-errors.js';
import { Settings } from '../config/settings.js';
import { PROBLEM_STATUS, Problem } from '../process/problem.js';
import { warnOncePerMinute } from '../process/repeated-warning.js';
import { isSentForm, plainPage, refusedFormPage, wantsPage } from '../http/answers/plain-page.js';

const RETRY_AFTER_SECONDS = 5;
const UNAVAILABLE = 503;

const STATUS_MESSAGES: Readonly<Record<number, string>> = {
  400: ERROR_MESSAGES.malformed,
  404: ERROR_MESSAGES.notFound,
  405: ERROR_MESSAGES.methodNotAllowed,
  413: ERROR_MESSAGES.tooLarge,
  414: ERROR_MESSAGES.tooLarge,
  415: ERROR_MESSAGES.unsupportedType,
  429: ERROR_MESSAGES.tooMany,
  503: ERROR_MESSAGES.unavailable,
};

interface Failure {
  status: number;
  body: ErrorAnswer;
  retryAfter?: number;
}

/** Turns any exception into a status and the common error body (wire-contract.md, Errors). Internal details go only to the log. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly log = new Logger('Http');

  constructor(private readonly settings: Settings) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const { status, body, retryAfter } = failureOf(error);
    this.note(request, status, error);
    if (reply.sent) return;
    if (status >= 500) void reply.header('X-Request-Id', request.id);
    if (retryAfter) void reply.header('Retry-After', String(retryAfter));
    void reply.status(status).header('Cache-Control', 'no-store');
    if (wantsPage(request)) {
      void reply.type('text/html; charset=utf-8').send(plainPage(this.settings.SITE_NAME, body.message));
      return;
    }
    if (isSentForm(request)) {
      const texts = body.errores ? Object.values(body.errores).flat() : [body.message];
      void reply.type('text/html; charset=utf-8').send(refusedFormPage(this.settings.SITE_NAME, texts));
      return;
    }
    void reply.type('application/json; charset=utf-8').send(body);
  }

  /** Causes of problems are logged as one line, unexpected errors with their stack, an outage once a minute for each route, whatever it is asked. */
  private note({ id: reqId, method, routeOptions }: FastifyRequest, status: number, error: unknown): void {
    if (status < 500) return;
    const route = `${method} ${routeOptions?.url ?? ''}`;
    const cause = error instanceof Problem ? error.cause : undefined;
    if (cause instanceof Error) this.log.error({ reqId }, `${route}: ${cause.message}`);
    else if (status === UNAVAILABLE)
      warnOncePerMinute(
        { warn: (line) => this.log.warn({ reqId }, line) },
        `${route}: ${error instanceof Error ? error.message : String(error)}`,
      );
    else this.log.error({ reqId }, `${route}: ${describe(error)}`);
  }
}

/** Status and body for any thrown value. */
export function failureOf(error: unknown): Failure {
  if (error instanceof Problem) {
    const { errors, proof, retryAfter, parts, reason } = error.details;
    return {
      status: PROBLEM_STATUS[error.kind],
      body: {
        ...answer(error.message),
        ...(errors ? { errores: errors } : {}),
        ...(proof ? { prueba: proof } : {}),
        ...(parts ? { details: parts } : {}),
        ...(reason ? { motivo: reason } : {}),
      },
      ...(retryAfter ? { retryAfter } : {}),
    };
  }
  if (isBadValue(error)) return { status: 400, body: answer(ERROR_MESSAGES.invalid) };
  if (isConflict(error)) return { status: 409, body: answer(ERROR_MESSAGES.conflict) };
  if (isUnavailable(error)) {
    return { status: 503, body: answer(ERROR_MESSAGES.unavailable), retryAfter: RETRY_AFTER_SECONDS };
  }
  const status = statusOf(error);
  return { status, body: answer(STATUS_MESSAGES[status] ?? ERROR_MESSAGES.unexpected) };
}

function statusOf(error: unknown): number {
  const status =
    error instanceof HttpException ? error.getStatus() : (error as { statusCode?: unknown })?.statusCode;
  return typeof status === 'number' && status >= 400 && status < 600 ? status : 500;
}

function answer(message: string): ErrorAnswer {
  return { success: false, error: message, message };
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
