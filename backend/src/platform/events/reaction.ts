import { SetMetadata } from '@nestjs/common';
import type { Transaction } from '../database/transactions.js';
import type { EventDeclaration } from './define-event.js';

export const REACTS_TO = Symbol('reacts to');

/**
 * What a module does when something has happened elsewhere. It runs in a transaction that also closes its inbox row, so it
 * takes effect once however often the job is delivered; what no transaction can undo (mail, files) it only writes down.
 */
export interface Reaction<Payload extends object> {
  react(tx: Transaction, payload: Payload): Promise<void>;
}

export interface ReactionDeclaration {
  events: readonly EventDeclaration<object>[];
  name: string;
}

/** Makes a provider the reaction `name` to an event, or to each of several; the type of `react` follows from them. */
export function ReactsTo<Payload extends object>(
  event: EventDeclaration<Payload> | readonly EventDeclaration<Payload>[],
  name: string,
) {
  const events = [event].flat();
  return (target: new (...dependencies: never[]) => Reaction<Payload>): void => {
    SetMetadata(REACTS_TO, { events, name } satisfies ReactionDeclaration)(target);
  };
}
