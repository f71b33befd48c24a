import type { Plan } from '#common/contracts/plans.js';
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
    const lines = (rows: (readonly [string, string])[]) => rows.map((row) => row.join(': '));
    expect([lines(planCosts(plan)), lines(positionCosts(plan))]).toEqual([ofPlan, ofPosition]);
  });
});
