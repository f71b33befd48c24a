import type { ProposedPriceWire } from '#common/listings/proposals/proposal-calls.js';
import { seasonChanges } from './season-changes.js';

const JANUARY: ProposedPriceWire = {
  periodo: 'Enero',
  fraccion: 'Mes Completo',
  monto: 900_000,
  tipo_moneda: 'ARS',
};
const DEARER = { ...JANUARY, monto: 1_200_000 };

describe('what confirming the prices of a season changes', () => {
  it.each([
    ['the draft, where the price is as it was', [DEARER], [JANUARY], [[900_000, 1_200_000, false]]],
    ['nothing where the draft is the price already', [DEARER], [DEARER], []],
    [
      'a conflict, where the price has changed since',
      [DEARER],
      [{ ...JANUARY, monto: 950_000 }],
      [[950_000, 1_200_000, true]],
    ],
    ['nothing where the draft changes nothing', [JANUARY], [{ ...JANUARY, monto: 950_000 }], []],
  ])('is %s', (_what, proposed, current, changes) => {
    const found = seasonChanges({ base: [JANUARY], proposed }, current);
    expect(
      found.map(({ actual, propuesto, conflicto }) => [actual?.monto, propuesto?.monto, conflicto]),
    ).toEqual(changes);
  });
});
