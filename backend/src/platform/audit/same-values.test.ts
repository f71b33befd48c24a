import { changesNothing, isStillAs } from './same-values.js';

describe('whether a change is still there', () => {
  it.each([
    [{ notes: 'b' }, { notes: 'b', phone: '1' }, true],
    [{ notes: 'b' }, { notes: 'c' }, false],
    [{ notes: 'b', added: [1] }, { notes: 'b' }, true],
    [{ version: 2, floor: null }, { version: 3, floor: null }, true],
    [{ paidAt: '2026-11-21T19:32:00.000Z' }, { paidAt: new Date('2026-11-21T19:32:00Z') }, true],
    [{ paidAt: '2026-11-21T19:32:00.000Z' }, { paidAt: new Date('2026-11-21T19:33:00Z') }, false],
    [{ order: [1, 2] }, { order: [2, 1] }, false],
    [
      { prices: [{ amount: 5, id: 1, rented: false }] },
      { prices: [{ id: 9, rented: false, amount: 5 }] },
      true,
    ],
    [{ prices: [{ amount: 5, rented: false }] }, { prices: [{ amount: 5, rented: true }] }, false],
    [{ prices: [] }, { prices: [{ amount: 5 }] }, false],
  ])('that left %j where there is %j: %s', (left, now, expected) => {
    expect(isStillAs(left, now)).toBe(expected);
  });
});

describe('whether an edit changes nothing', () => {
  it.each([
    [{ plan: 'alqfotdest', featured: true }, { plan: 'alqfotdest', featured: true }, true],
    [{ plan: 'alqfotdest', featured: false }, { plan: 'alqfotdest', featured: true }, false],
    [{ id: 1, firstName: 'Ana', lastName: 'Paz' }, { firstName: 'Ana' }, true],
    [{ paid: true }, { paid: true, paymentId: 4 }, false],
    [{ note: 'a' }, { note: 'a', id: 7 }, true],
    [{ prices: [{ id: 1, amount: 5 }] }, { prices: [{ id: 2, amount: 5 }] }, true],
    [{}, {}, false],
    [{ id: 7 }, { id: 7 }, false],
    [undefined, { name: 'a' }, false],
    [{ name: 'a' }, undefined, false],
  ])('that finds %j and leaves %j: %s', (before, after, expected) => {
    expect(changesNothing(before, after)).toBe(expected);
  });
});
