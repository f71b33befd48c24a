import type { ListingStatus } from '../../listings/listing-status.js';
import type { Operation } from '../../kernel/operations.js';
import type { Plan } from '../../contracts/plans.js';
import type { OwnerAction } from './owner-access-calls.js';
import { OWNER_ACCESS_MESSAGES } from './owner-access-messages.js';
import { maySendPhotos, ownerActions } from './owner-access.js';
import { ownerLinkFaults } from './owner-link-form.js';

const PAUSED = new Date(0);

describe('the address that asks for links', () => {
  it.each([
    ['', OWNER_ACCESS_MESSAGES.emailRequired],
    ['  ', OWNER_ACCESS_MESSAGES.emailRequired],
    ['ana', OWNER_ACCESS_MESSAGES.emailShape],
    [' ana@ejemplo.com ', undefined],
  ])('%j: %p', (email, fault) => {
    expect(ownerLinkFaults({ email })['email']?.[0]).toBe(fault);
  });
});

describe('photos of an owner', () => {
  it.each<[ListingStatus, Date | null, Plan, boolean]>([
    ['pending', null, 'alqfotos', true],
    ['pending', null, 'alqsinfotos', false],
    ['active', null, 'alqfotdest', true],
    ['active', null, 'alqsinfotos', false],
    ['withdrawn', PAUSED, 'alqfotos', true],
    ['withdrawn', null, 'alqfotos', false],
    ['rejected', null, 'alqfotos', false],
  ])('of a notice that is %s, paused %p, with %s: %p', (status, pausedAt, plan, expected) => {
    expect(maySendPhotos({ status, operation: 'rental', pausedAt, plan })).toBe(expected);
  });
});

describe('what an owner may do', () => {
  it.each<[ListingStatus, Operation, Date | null, OwnerAction[]]>([
    ['active', 'rental', null, ['pausar', 'darDeBaja', 'marcarAlquilado']],
    ['active', 'sale', null, ['pausar', 'darDeBaja']],
    ['withdrawn', 'rental', PAUSED, ['reanudar', 'marcarAlquilado']],
    ['withdrawn', 'sale', PAUSED, ['reanudar']],
    ['withdrawn', 'rental', null, []],
    ['pending', 'rental', null, []],
    ['rejected', 'sale', null, []],
    ['pending', 'rental', PAUSED, []],
  ])('with a notice that is %s, a %s, paused %p: %p', (status, operation, pausedAt, expected) => {
    expect(ownerActions({ status, operation, pausedAt })).toEqual(expected);
  });
});
