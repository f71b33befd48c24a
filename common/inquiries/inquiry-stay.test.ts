import { inquiryStayFaults, NO_STAY, stayLine, stayRows } from './inquiry-stay.js';

const STAY = { ...NO_STAY, llegada: '2027-01-16', salida: '2027-01-31', personas: 4, mascotas: true };

describe('the optional fields of an inquiry', () => {
  it.each([
    [NO_STAY, []],
    [STAY, []],
    [{ ...STAY, salida: null }, ['salida']],
    [{ ...STAY, llegada: null }, ['llegada']],
    [{ ...STAY, salida: '2027-01-16' }, ['salida']],
    [{ ...STAY, llegada: '2027-02-30' }, ['llegada']],
    [{ ...STAY, llegada: '2026-11-26', salida: '2026-11-27' }, []],
    [{ ...STAY, llegada: '2026-11-25', salida: '2026-11-27' }, ['llegada']],
    [{ ...STAY, llegada: '2026-01-10', salida: '2026-01-20' }, ['llegada']],
    [{ ...STAY, llegada: '1899-01-10', salida: '1899-01-20' }, ['llegada']],
    [{ ...STAY, llegada: '0027-01-10', salida: '0027-01-20' }, ['llegada']],
    [{ ...STAY, llegada: '2029-12-30', salida: '2030-01-05' }, []],
    [{ ...STAY, llegada: '2030-01-01', salida: '2030-01-05' }, ['llegada']],
    [{ ...STAY, llegada: '9999-01-01', salida: '9999-01-05' }, ['llegada']],
    [{ ...STAY, personas: 0 }, ['personas']],
    [{ ...STAY, personas: 61 }, ['personas']],
    [{ ...STAY, personas: Number.NaN }, ['personas']],
  ])('%j: faults in %j', (stay, fields) => {
    expect(Object.keys(inquiryStayFaults(stay, '2026-11-26'))).toEqual(fields);
  });

  it('are shown as far as they are known', () => {
    expect(stayRows(NO_STAY)).toEqual([]);
    expect(stayRows({ ...NO_STAY, mascotas: false })).toEqual([['Mascotas', 'No']]);
    expect(stayRows(STAY)).toEqual([
      ['Llegada', '16/01/2027'],
      ['Salida', '31/01/2027'],
      ['Personas', '4'],
      ['Mascotas', 'Sí'],
    ]);
    expect(stayLine(STAY)).toBe('16/01/2027 al 31/01/2027 · 4 personas · con mascotas');
    expect(stayLine({ ...NO_STAY, personas: 1, mascotas: false })).toBe('1 persona · sin mascotas');
    expect(stayLine(NO_STAY)).toBe('');
  });
});
