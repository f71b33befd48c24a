import { createParamDecorator, SetMetadata, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

export const PUBLIC = Symbol('public');
export const BACKGROUND = Symbol('background');
export const CHANGES_DATA = Symbol('changes data');

/** Anybody may call it. Without this a route needs the administrator. */
export const Public = () => SetMetadata(PUBLIC, true);

/** A screen calls it by itself, so that it must not keep a forgotten session alive (wire-contract.md, Session). */
export const Background = () => SetMetadata(BACKGROUND, true);

/** Changes something although it is a GET, so that another site may not make a browser ask for it. */
export const ChangesData = () => SetMetadata(CHANGES_DATA, true);

/** Id of the administrator who asks; only on routes that are not public. */
export const AdministratorId = createParamDecorator(
  (_: unknown, context: ExecutionContext) =>
    context.switchToHttp().getRequest<FastifyRequest>().session.administratorId,
);
