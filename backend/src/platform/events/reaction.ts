import { SetMetadata } from '@nestjs/common';
import type { Transaction } from '../database/transactions.js';
import type { EventDeclaration } from './define-event.js';

export const REACTS_TO = Symbol('reacts to');

/**
 * A module's response to an event. It runs in a transaction that also closes its inbox row, so its database effects happen once however
 * often the job is delivered. Effects that cannot be rolled back (mail, files) are only recorded as rows.
 */
export interface Reaction<Payload extends object> {
  /** @param at time of the event, which may be long before */
  react(tx: Transaction, payload: Payload, at: Date): Promise<void>;
}

/**
 * A module's response to an event that calls an outside service. It runs in no transaction, and again until it succeeds: a service that
 * must not act twice compares `key`, which is the same each time. Only ids leave the product.
 */
export interface OutsideCall<Payload extends object> {
  call(payload: Payload, key: string): Promise<void>;
}

export interface ReactionDeclaration {
  events: readonly EventDeclaration<object>[];
  name: string;
}

/** Registers a provider as the reaction `name` to one or more events. The payload type of its method follows from them. */
export function ReactsTo<Payload extends object>(
  event: EventDeclaration<Payload> | readonly EventDeclaration<Payload>[],
  name: string,
) {
  const events = [event].flat();
  return (target: new (...dependencies: never[]) => Reaction<Payload> | OutsideCall<Payload>): void => {
    SetMetadata(REACTS_TO, { events, name } satisfies ReactionDeclaration)(target);
  };
}
