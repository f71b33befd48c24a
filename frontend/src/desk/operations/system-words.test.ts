import { POINTS } from '#common/operations/system-measures.js';
import { backupsText, durationText, peakOf, processesText, routeText } from './system-words.js';

describe('a duration', () => {
  it.each([
    [0, '0 ms'],
    [999.4, '999 ms'],
    [999.6, '1 s'],
    [1_000, '1 s'],
    [1_540, '1,5 s'],
    [59_940, '59,9 s'],
    [59_960, '1 min'],
    [60_000, '1 min'],
    [3_569_000, '59 min'],
    [3_594_000, '1 h'],
    [5_400_000, '2 h'],
  ])('of %s ms is %s', (milliseconds, text) => {
    expect(durationText(milliseconds)).toBe(text);
  });
});

describe('the highest value of the day', () => {
  const day = (values: Record<number, number>) =>
    Array.from({ length: POINTS }, (_, at) => values[at] ?? null);

  it.each([
    [day({}), undefined],
    [day({ 143: 4 }), { value: 4, from: '2026-11-22T11:50:00.000Z' }],
    [day({ 0: 9, 143: 4 }), { value: 9, from: '2026-11-21T12:00:00.000Z' }],
    [day({ 1: 9, 137: 9, 143: 4 }), { value: 9, from: '2026-11-22T10:50:00.000Z' }],
    [day({ 143: 0 }), { value: 0, from: '2026-11-22T11:50:00.000Z' }],
  ])('%#', (points, peak) => {
    expect(peakOf(points, '2026-11-22T12:00:00.000Z')).toEqual(peak);
  });
});

describe('the processes', () => {
  it.each([
    ['web', 1, 'El sitio: 1 proceso en marcha.'],
    ['web', 2, 'El sitio: 2 procesos en marcha.'],
    ['worker', 0, 'El trabajo en segundo plano: ningún proceso en marcha.'],
  ] as const)('%s, %s', (tipo, activos, text) => {
    expect(processesText({ tipo, activos, ultima: null, estado: 'bien' })).toBe(text);
  });
});

describe('what was slow', () => {
  it.each([
    ['GET /*', 'Páginas del sitio'],
    ['GET /assets/*', 'Archivos del programa'],
    ['POST /api/inmueble/crear/crearInmueble', 'Publicar un aviso'],
    ['GET /api/otra', 'GET /api/otra'],
  ])('%s: %s', (route, text) => expect(routeText(route)).toBe(text));
});

describe('the backups', () => {
  const ultima = '2026-11-26T15:30:00.000Z';
  it.each([
    [{ programadas: false }, 'Copias de seguridad: no están programadas.'],
    [{ programadas: true }, 'Copias de seguridad: todavía no hay ninguna.'],
    [{ programadas: true, ultima }, 'Copias de seguridad: la última, 26/11/2026 12:30.'],
    [
      { programadas: true, ultima, falla: 'fallida', motivo: 'ENOSPC: no space left' },
      'Copias de seguridad: la última, 26/11/2026 12:30. La que siguió falló; se vuelve a intentar cada diez minutos. Motivo: ENOSPC: no space left.',
    ],
    [
      { programadas: true, falla: 'atrasada' },
      'Copias de seguridad: todavía no hay ninguna. Hace más de dos intervalos que no se completa una; se vuelve a intentar cada diez minutos.',
    ],
    [
      { programadas: true, ultima, falla: 'incompleta' },
      'Copias de seguridad: la última, 26/11/2026 12:30. Le faltan archivos de fotos, que tampoco están en el sitio.',
    ],
  ] as const)('%#', (state, text) => {
    expect(backupsText({ ultima: null, falla: null, motivo: null, estado: 'bien', ...state })).toBe(text);
  });
});
