import { AVAILABILITY_WARNING } from '#common/listings/availability.js';
import type { ListingStatus } from '#common/listings/listing-status.js';
import {
  approve,
  hasSeasonLapsed,
  move,
  moveByOwner,
  pauseUnconfirmed,
  returnToSeason,
  MOVES,
  type LivingListing,
  type Move,
} from './lifecycle.js';

const AT = new Date('2027-01-02T03:04:05Z');
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
    seasonLapsedAt: null,
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
    const listing = aListing('active');
    expect(moveByOwner(listing, 'pausar', AT)).toEqual({
      event: MOVES.withdraw.event,
      payload: { listingId: 7 },
    });
    expect(listing).toMatchObject({ status: 'withdrawn', pausedAt: AT });
    expect(() => moveByOwner(listing, 'darDeBaja', AT)).toThrow(
      expect.objectContaining({ kind: 'conflict' }),
    );
    expect(moveByOwner(listing, 'reanudar', AT)).toEqual({
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

  it.each([
    ['withdrawn', AT, true],
    ['withdrawn', null, false],
    ['active', AT, false],
    ['active', null, false],
  ] as const)('%s, lapsed %p: returns by the owner: %p', (status, seasonLapsedAt, returns) => {
    const listing = { ...aListing(status), seasonLapsedAt };
    expect(hasSeasonLapsed(listing)).toBe(returns);
    expect(returnToSeason(listing)).toHaveLength(returns ? 1 : 0);
    expect(listing.status).toBe(returns ? 'active' : status);
    expect(listing.seasonLapsedAt).toBe(returns ? null : seasonLapsedAt);
  });

  it.each<[ListingStatus, number]>([
    ['active', AVAILABILITY_WARNING - 1],
    ['withdrawn', AVAILABILITY_WARNING],
  ])('%s and asked %i times: is not paused for want of a confirmation', (status, availabilityAsks) => {
    const listing = { ...aListing(status), availabilityAsks };
    expect(() => pauseUnconfirmed(listing, AT)).toThrow(expect.objectContaining({ kind: 'conflict' }));
    expect(listing).toMatchObject({ status, pausedAt: null });
  });

  it('is paused once its owner was warned in vain', () => {
    const listing = { ...aListing('active'), availabilityAsks: AVAILABILITY_WARNING };
    expect(pauseUnconfirmed(listing, AT).event).toBe(MOVES.withdraw.event);
    expect(listing).toMatchObject({ status: 'withdrawn', pausedAt: AT });
  });
});
