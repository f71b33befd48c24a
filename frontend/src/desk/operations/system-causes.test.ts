import type { SystemAnswer } from '#common/operations/system-calls.js';
import { causesOf } from './system-causes.js';

describe('the causes of a state', () => {
  const bien: SystemAnswer = {
    success: true,
    version: '1',
    estado: 'bien',
    hasta: '2026-11-26T15:00:00.000Z',
    procesos: [],
    copias: { programadas: true, ultima: null, falla: null, motivo: null, estado: 'bien' },
    correo: null,
    medidas: [],
    trabajo: [],
    conteos: [],
    tareas: [],
    seguridad: [],
    rutas: [],
    sinTerminar: 0,
  };
  const at = '2026-11-26T15:30:00.000Z';
  const correo: SystemAnswer['correo'] = {
    desde: at,
    cantidad: 3,
    error: 'ECONNECTION CONN',
    estado: 'atencion',
  };
  const late: SystemAnswer['trabajo'] = [
    { clave: 'correos', cantidad: 3, espera: 1_000, estado: 'mal', puntos: [] },
    { clave: 'fotos', cantidad: 1, espera: 1_000, estado: 'mal', puntos: [] },
  ];

  it.each<[Partial<SystemAnswer>, string[]]>([
    [{}, []],
    [
      { procesos: [{ tipo: 'worker', activos: 0, ultima: at, estado: 'mal' }] },
      [
        'El trabajo en segundo plano está parado desde el 26/11/2026 12:30: no hay ningún proceso en marcha. Los emails y las fotos esperan, y siguen solos cuando arranque.',
      ],
    ],
    [
      { correo },
      [
        'Los emails no salen desde el 26/11/2026 12:30: no se pudo conectar con el servidor de correo. Esperan 3, que salen solos.',
      ],
    ],
    [
      { correo: { ...correo, cantidad: 1, error: 'EENVELOPE 550 MAIL FROM', estado: 'mal' }, trabajo: late },
      [
        'Los emails no salen desde el 26/11/2026 12:30: el servidor de correo no acepta al remitente del sitio. Espera 1, que sale solo.',
        'Fotos que se están preparando: esperan desde hace 17 min.',
      ],
    ],
  ])('%j', (change, texts) => {
    jest.useFakeTimers({ now: Date.parse('2027-01-02T15:00:00Z') });
    expect(causesOf({ ...bien, ...change }).map(({ text }) => text)).toEqual(texts);
    jest.useRealTimers();
  });

  it('of today name the hour alone', () => {
    jest.useFakeTimers({ now: Date.parse('2026-11-26T16:00:00Z') });
    expect(causesOf({ ...bien, correo })[0]).toMatchObject({
      text: expect.stringMatching(/^Los emails no salen desde las 12:30: /),
      remedy: 'correo',
    });
    jest.useRealTimers();
  });
});
