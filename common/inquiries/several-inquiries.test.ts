import { severalFaults, whyNotAsked } from './several-inquiries.js';
import type { StayWire } from '../pricing/stays/stay-shapes.js';

const FORM = {
  nombreCompleto: 'Eva Paz',
  mensaje: 'Hola',
  telefono: null,
  email: 'eva@ejemplo.com',
  llegada: '2027-01-16',
  salida: '2027-01-31',
};

describe('a question to several homes', () => {
  it.each([
    [{}, []],
    [{ telefono: '2291 401234', personas: 4 }, []],
    [{ llegada: '', salida: '' }, ['llegada']],
    [{ llegada: null, salida: null }, ['llegada']],
    [{ salida: '' }, ['salida']],
    [{ salida: '2027-01-16' }, ['salida']],
    [{ llegada: '2026-01-16', salida: '2026-01-31' }, ['llegada']],
    [{ email: '' }, ['email']],
    [{ nombreCompleto: ' ', mensaje: '' }, ['nombreCompleto', 'mensaje']],
  ])('%j has faults in %j', (change, fields) => {
    expect(Object.keys(severalFaults({ ...FORM, ...change }, '2026-11-28'))).toEqual(fields);
  });

  it('is for the homes that are free, also for a price on request', () => {
    const stay = { disponible: true, motivo: 'El precio se consulta.' } as StayWire;
    expect(whyNotAsked(stay)).toBe('');
    expect(whyNotAsked({ ...stay, disponible: false, motivo: 'Ya está alquilado.' })).toBe(
      'Ya está alquilado.',
    );
    expect(whyNotAsked(null)).toBe('No se alquila por estadía.');
  });
});
