import { SetMetadata } from '@nestjs/common';
import type { Transaction } from '../database/transactions.js';
import type { EventDeclaration } from './define-event.js';

export const REACTS_TO = Symbol('reacts to');

/**
 * A module's response to an event. It runs in a transaction that also closes its inbox row, so its database effects happen once however
 * often the job is delivered. Effects that cannot be rolled back (mail, files) are only recorded as rows.
 */
export interface Reaction<Payload extends object> {
  react(tx: Transaction, payload: Payload): Promise<void>;
}

export interface ReactionDeclaration {
  events: readonly EventDeclaration<object>[];
  name: string;
}

/** Registers a provider as the reaction `name` to one or more events. The payload type of `react` follows from them. */
export function ReactsTo<Payload extends object>(
  event: EventDeclaration<Payload> | readonly EventDeclaration<Payload>[],
  name: string,
) {
  const events = [event].flat();
  return (target: new (...dependencies: never[]) => Reaction<Payload>): void => {
    SetMetadata(REACTS_TO, { events, name } satisfies ReactionDeclaration)(target);
  };
}
