import type { DeliveryState } from './mail-delivery.entity.js';
import { nextState, type AttemptKind } from './next-state.js';

describe('after an attempt', () => {
  it.each<[AttemptKind, boolean, number, DeliveryState]>([
    ['sent', false, 1, 'sent'],
    ['sent', true, 10, 'sent'],
    ['refused', false, 1, 'failed'],
    ['refused', true, 1, 'failed'],
    ['skipped', true, 1, 'skipped'],
    ['later', false, 1, 'queued'],
    ['later', true, 9, 'queued'],
    ['later', false, 10, 'failed'],
    ['unknown', false, 1, 'queued'],
    ['unknown', false, 10, 'unconfirmed'],
    ['unknown', true, 1, 'unconfirmed'],
  ])('that was %p (to many: %p, the %p.) a message is %p', (kind, bulk, attempts, state) => {
    expect(nextState(kind, { bulk, attempts })).toBe(state);
  });
});
