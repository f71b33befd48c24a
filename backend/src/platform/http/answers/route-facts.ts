import type { ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Call } from '#common/kernel/calls/call.js';
import { BACKGROUND, CHANGES_DATA, PUBLIC, TAKES_FILES } from './access.js';
import { CALL } from './answers.js';

/** What the decorators of a route, or of its controller, declare. */
interface RouteFacts {
  /** Undefined for pages, files, and forms that work without scripts. */
  call: Call<unknown, unknown> | undefined;
  isPublic: boolean;
  isBackground: boolean;
  changesData: boolean;
  takesFiles: boolean;
}

const reflector = new Reflector();
/** By the controller's method. Reading metadata for every request took a fifth of a call that does nothing (docs/decisions/0001). */
const known = new WeakMap<object, RouteFacts>();

/** The facts of the route that the request reached. */
export function routeFacts(context: ExecutionContext): RouteFacts {
  const handler = context.getHandler();
  const found = known.get(handler);
  if (found) return found;
  const facts = readFacts(context);
  known.set(handler, facts);
  return facts;
}

function readFacts(context: ExecutionContext): RouteFacts {
  const targets = [context.getHandler(), context.getClass()];
  const isMarked = (key: symbol): boolean => reflector.getAllAndOverride<boolean>(key, targets) ?? false;
  return {
    call: reflector.get<Call<unknown, unknown> | undefined>(CALL, context.getHandler()),
    isPublic: isMarked(PUBLIC),
    isBackground: isMarked(BACKGROUND),
    changesData: isMarked(CHANGES_DATA),
    takesFiles: isMarked(TAKES_FILES),
  };
}
