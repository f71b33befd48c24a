import { createParamDecorator, SetMetadata, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

export const PUBLIC = Symbol('public');
export const BACKGROUND = Symbol('background');
export const CHANGES_DATA = Symbol('changes data');
export const TAKES_FILES = Symbol('takes files');

/** Allows anonymous calls. Without it a route requires the administrator. */
export const Public = () => SetMetadata(PUBLIC, true);

/** For calls that a screen makes by itself; they do not extend the session (wire-contract.md, Session). */
export const Background = () => SetMetadata(BACKGROUND, true);

/** For a GET that changes state; cross-site requests are refused. */
export const ChangesData = () => SetMetadata(CHANGES_DATA, true);

/** The call accepts only multipart/form-data. */
export const TakesFiles = () => SetMetadata(TAKES_FILES, true);

/** Role of the signed-in account; only on routes that are not public. */
export const AccountRole = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<FastifyRequest>().session.role,
);

/** Id of the signed-in administrator; only on routes that are not public. */
export const AdministratorId = createParamDecorator(
  (_: unknown, context: ExecutionContext) =>
    context.switchToHttp().getRequest<FastifyRequest>().session.administratorId,
);
