import { REJECTION_REASONS } from './rejection-messages.js';
import { LENGTHS } from '../../kernel/limits.js';
import { isNotified, rejectionFaults } from './rejection.js';

describe('a rejection', () => {
  it.each([
    ['', false, undefined],
    ['', true, 'Escribí el motivo que va a recibir el dueño.'],
    [' \n ', true, 'Escribí el motivo que va a recibir el dueño.'],
    ['Falta el precio.', true, undefined],
    ['Falta el precio.', false, undefined],
    ['x'.repeat(LENGTHS.reason), true, undefined],
    ['x'.repeat(LENGTHS.reason + 1), false, 'Tiene que tener 1.000 caracteres como máximo.'],
  ])('with the reason %p and mail %p has the fault %p', (motivo, avisar, fault) => {
    expect(rejectionFaults({ motivo, avisar })).toEqual(fault ? { motivo: [fault] } : {});
  });

  it.each(REJECTION_REASONS.map(({ name, text }) => [name, text]))(
    'for the reason %p has a text that can be sent as it is',
    (_name, motivo) => {
      expect(rejectionFaults({ motivo, avisar: true })).toEqual({});
    },
  );

  it.each([
    [true, false, true],
    [true, true, false],
    [false, false, false],
  ])('with mail wanted %p and an address on the blacklist %p is told %p', (avisar, isBlacklisted, told) => {
    expect(isNotified({ avisar }, isBlacklisted)).toBe(told);
  });
});
