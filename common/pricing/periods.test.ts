import { FRACTIONS, isLetInParts, PERIODS, fractionLabel, periodLabel, rentalKeyLabel } from './periods.js';

describe('names of periods and fractions', () => {
  it('keeps the names that the specification gives to periods and fractions', () => {
    expect(PERIODS.map(({ name }) => name)).toEqual([
      'Diciembre',
      'Enero',
      'Febrero',
      'Marzo',
      'Semana Santa',
      'Vacaciones Inv.',
      'Año Completo',
    ]);
    expect(FRACTIONS.map(({ name }) => name)).toEqual([
      'Mes Completo',
      '1º Quincena',
      '2º Quincena',
      'Semana',
      'Dia',
    ]);
  });

  it.each([
    ['Mes Completo', 'Mes completo'],
    ['1º Quincena', '1.ª quincena'],
    ['2º Quincena', '2.ª quincena'],
    ['Dia', 'Día'],
    ['', ''],
  ])('reads the fraction %p as %p', (name, label) => {
    expect(fractionLabel(name)).toBe(label);
  });

  it.each([
    ['Enero', 'Enero'],
    ['Vacaciones Inv.', 'Vacaciones de invierno'],
    ['Año Completo', 'Año completo'],
    ['Otro', 'Otro'],
  ])('reads the period %p as %p', (name, label) => {
    expect(periodLabel(name)).toBe(label);
  });

  it.each([
    ['Enero', true],
    ['Semana Santa', false],
    ['Vacaciones Inv.', false],
    ['Año Completo', false],
    ['Junio', true],
  ])('says that %p is let in parts: %p', (name, expected) => {
    expect(isLetInParts(name)).toBe(expected);
  });

  it.each([
    [2, 1, 'Enero, mes completo'],
    [2, 2, 'Enero, 1.ª quincena'],
    [5, 1, 'Semana Santa'],
  ])('names period %p and fraction %p as %p', (periodId, fractionId, label) => {
    expect(rentalKeyLabel(periodId, fractionId)).toBe(label);
  });
});
