import type { DeliveryState } from './mail-delivery.entity.js';
import { nextState, type AttemptKind } from './next-state.js';

const DAYS = 24 * 3_600;

describe('after an attempt', () => {
  it.each<[AttemptKind, boolean, number, DeliveryState]>([
    ['sent', false, 0, 'sent'],
    ['sent', true, 9, 'sent'],
    ['refused', false, 0, 'failed'],
    ['refused', true, 0, 'failed'],
    ['skipped', true, 0, 'skipped'],
    ['later', false, 0, 'queued'],
    ['later', true, 4.9, 'queued'],
    ['later', false, 5, 'failed'],
    ['unknown', false, 4.9, 'queued'],
    ['unknown', false, 5, 'unconfirmed'],
    ['unknown', true, 0, 'unconfirmed'],
  ])('that was %p (to many: %p) a message of %p days is %p', (kind, bulk, days, state) => {
    expect(nextState(kind, { bulk, age: days * DAYS, unanswered: 0 })).toBe(state);
  });

  it.each<[AttemptKind, number, DeliveryState]>([
    ['unknown', 1, 'queued'],
    ['unknown', 2, 'unconfirmed'],
    ['later', 9, 'queued'],
    ['sent', 2, 'sent'],
  ])('that was %p, after %i without an answer, it is %p', (kind, unanswered, state) => {
    expect(nextState(kind, { bulk: false, age: 60, unanswered })).toBe(state);
  });
});
