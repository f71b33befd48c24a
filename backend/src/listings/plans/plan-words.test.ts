import type { Plan } from '#common/contracts/plans.js';
import { pricedPlan, type DatedTariff } from '#common/contracts/tariffs.js';
import { afterLapse, planCosts, positionCosts, unlessRenewed } from './plan-words.js';

describe('what owners are told about the end of a plan', () => {
  it.each<[Plan, boolean, boolean, string, string]>([
    [
      'alqfotos',
      true,
      true,
      'pero ya no se ven sus fotos ni figura como destacado',
      'pero desde el día siguiente sus fotos no se ven y deja de figurar como destacado',
    ],
    [
      'alqfotos',
      true,
      false,
      'pero ya no se ven sus fotos',
      'pero desde el día siguiente sus fotos no se ven',
    ],
    [
      'alqfotdest',
      false,
      true,
      'pero ya no figura como destacado',
      'pero desde el día siguiente deja de figurar como destacado',
    ],
    ['alqfotos', false, false, 'como los del plan Alquiler Básico', 'como los del plan Alquiler Básico'],
    ['venfotos', false, false, 'como los del plan Venta Básico', 'como los del plan Venta Básico'],
  ])(
    'of %s, with photos %p, featured %p: after it %j, before it %j',
    (plan, hasPhotos, featured, after, before) => {
      const parts = { hasPhotos, featured };
      expect(afterLapse(plan, parts)).toBe(`Tu aviso sigue publicado, ${after}`);
      expect(unlessRenewed(plan, parts)).toBe(`tu aviso sigue publicado, ${before}`);
    },
  );

  it.each<[Plan, string[], string[]]>([
    ['alqfotos', ['Renovarlo cuesta: ARS$ 30.000 por temporada'], []],
    [
      'alqfotdest',
      [
        'Renovarlo cuesta: ARS$ 30.000 por temporada',
        'La posición destacada, aparte: ARS$ 25.000 cada 30 días',
      ],
      ['Renovarla cuesta: ARS$ 25.000 cada 30 días'],
    ],
    ['venfotos', ['Renovarlo cuesta: ARS$ 40.000 cada 6 meses'], []],
  ])('to renew %s costs %j, and its position %j', (plan, ofPlan, ofPosition) => {
    const priced = pricedPlan(plan, { tariffs: [], today: '2026-11-28', freeListings: 3 });
    expect([lines(planCosts(priced)), lines(positionCosts(priced))]).toEqual([ofPlan, ofPosition]);
  });

  it.each<[Partial<DatedTariff>, string[]]>([
    [
      { price: 35_000, extraPrice: 28_000 },
      [
        'Renovarlo cuesta: ARS$ 30.000 por temporada',
        'Desde el 01/03/2027: ARS$ 35.000 por temporada',
        'La posición destacada, aparte: ARS$ 25.000 cada 30 días',
        'Desde el 01/03/2027: ARS$ 28.000 cada 30 días',
      ],
    ],
    [
      { price: 35_000 },
      [
        'Renovarlo cuesta: ARS$ 30.000 por temporada',
        'Desde el 01/03/2027: ARS$ 35.000 por temporada',
        'La posición destacada, aparte: ARS$ 25.000 cada 30 días',
      ],
    ],
  ])('says what changes later: %j', (changes, expected) => {
    const next = {
      plan: 'alqfotdest',
      from: '2027-03-01',
      price: 30_000,
      previousPrice: null,
      extraPrice: 25_000,
    } as const;
    const tariffs = { tariffs: [{ ...next, ...changes }], today: '2027-02-28', freeListings: 3 };
    expect(lines(planCosts(pricedPlan('alqfotdest', tariffs)))).toEqual(expected);
  });

  function lines(rows: (readonly [string, string])[]): string[] {
    return rows.map((row) => row.join(': '));
  }
});
