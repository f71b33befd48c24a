import type { ListingStatus } from '#common/vocabulary/listing-status.js';
import { approve, move, moveByOwner, MOVES, type LivingListing, type Move } from './lifecycle.js';

const STATUSES: ListingStatus[] = ['pending', 'active', 'rejected', 'withdrawn'];

function aListing(status: ListingStatus): LivingListing {
  return {
    id: 7,
    status,
    operation: 'rental',
    code: null,
    publicationNumber: null,
    featured: false,
    approvedAt: null,
    pausedAt: null,
  };
}

describe('the life of a listing', () => {
  const allowed: [ListingStatus, Move, ListingStatus][] = [
    ['pending', 'reject', 'rejected'],
    ['rejected', 'restore', 'pending'],
    ['active', 'withdraw', 'withdrawn'],
    ['withdrawn', 'reinstate', 'active'],
  ];

  it.each(allowed)('goes from %s by %s to %s, and returns the event', (from, wanted, to) => {
    const listing = aListing(from);
    expect(move(listing, wanted)).toEqual({ event: MOVES[wanted].event, payload: { listingId: 7 } });
    expect(listing.status).toBe(to);
  });

  const refused = STATUSES.flatMap((from) =>
    (Object.keys(MOVES) as Move[])
      .filter((wanted) => !allowed.some(([start, name]) => start === from && name === wanted))
      .map((wanted) => [from, wanted] as const),
  );

  it.each(refused)('does not go from %s by %s, and stays as it was', (from, wanted) => {
    const listing = aListing(from);
    expect(() => move(listing, wanted)).toThrow(expect.objectContaining({ kind: 'conflict' }));
    expect(listing.status).toBe(from);
  });

  it('is paused and resumed by its owner', () => {
    const at = new Date('2027-01-02T03:04:05Z');
    const listing = aListing('active');
    expect(moveByOwner(listing, 'pausar', at)).toEqual({
      event: MOVES.withdraw.event,
      payload: { listingId: 7 },
    });
    expect(listing).toMatchObject({ status: 'withdrawn', pausedAt: at });
    expect(() => moveByOwner(listing, 'darDeBaja', at)).toThrow(
      expect.objectContaining({ kind: 'conflict' }),
    );
    expect(moveByOwner(listing, 'reanudar', at)).toEqual({
      event: MOVES.reinstate.event,
      payload: { listingId: 7 },
    });
    expect(listing).toMatchObject({ status: 'active', pausedAt: null });
  });

  it('stays withdrawn when its owner withdraws it, or the operator does after a pause', () => {
    const byOwner = aListing('active');
    moveByOwner(byOwner, 'darDeBaja', new Date());
    const byOperator = aListing('active');
    moveByOwner(byOperator, 'pausar', new Date());
    move(byOperator, 'reinstate');
    move(byOperator, 'withdraw');
    for (const listing of [byOwner, byOperator]) {
      expect(() => moveByOwner(listing, 'reanudar', new Date())).toThrow(
        expect.objectContaining({ kind: 'conflict' }),
      );
      expect(listing.status).toBe('withdrawn');
    }
  });

  it('is approved once, with its code', () => {
    const listing = aListing('pending');
    const approval = { code: 'ALQ-0001', publicationNumber: 1, featured: true, at: new Date(0) };
    expect(approve(listing, approval).payload).toEqual({
      listingId: 7,
      code: 'ALQ-0001',
      operation: 'rental',
    });
    expect(listing).toMatchObject({
      status: 'active',
      code: 'ALQ-0001',
      publicationNumber: 1,
      featured: true,
    });
    expect(() => approve(listing, approval)).toThrow(expect.objectContaining({ kind: 'conflict' }));
  });
});
