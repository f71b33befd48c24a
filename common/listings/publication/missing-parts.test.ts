import { noConditions } from '../conditions/conditions.js';
import { missingParts } from './missing-parts.js';

const beds = { ...noConditions(), camas: { ...noConditions().camas, cuchetas: 1 } };

describe('what a notice does not say', () => {
  const house = {
    operacion: 'alquiler',
    idTipoVivienda: 1,
    conditions: null,
    areas: [null, ''],
    hasPhotos: false,
  } as const;

  it.each<[Partial<Parameters<typeof missingParts>[0]>, string]>([
    [{}, 'fotos camas superficie'],
    [{ hasPhotos: true, conditions: noConditions() }, 'camas superficie'],
    [{ conditions: beds, areas: [null, 90] }, 'fotos'],
    [{ operacion: 'venta' }, 'fotos superficie'],
    // A plot has no beds, a beach club neither beds nor an area.
    [{ operacion: 'venta', idTipoVivienda: 4, hasPhotos: true, areas: [null, 300] }, ''],
    [{ idTipoVivienda: 7 }, 'fotos'],
  ])('%j', (change, parts) => expect(missingParts({ ...house, ...change }).join(' ')).toBe(parts));
});
