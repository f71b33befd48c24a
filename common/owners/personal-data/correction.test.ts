import { correctionFaults, correctionOf, fullNameOf, type CorrectionForm } from './correction.js';

const NOTHING: CorrectionForm = { nombre: '', apellido: '', dni: '', celular: '', emailNuevo: '' };

describe('a correction of personal data', () => {
  it.each<[Partial<CorrectionForm>, ReturnType<typeof correctionOf>]>([
    [{}, {}],
    [
      { nombre: ' Olga ', apellido: 'Paz' },
      { firstName: 'Olga', lastName: 'Paz' },
    ],
    [{ dni: '020.111.222' }, { dni: '20111222' }],
    [{ celular: '02291 15-401234' }, { mobile: '+5492291401234' }],
    [{ celular: '+598 99 123 456' }, { mobile: '+59899123456' }],
    [{ celular: '00598 99 123 456' }, { mobile: '+59899123456' }],
    [{ celular: '0054 9 2291 40-1234' }, { mobile: '+5492291401234' }],
    [{ emailNuevo: ' Olga@Ejemplo.com ' }, { email: 'olga@ejemplo.com' }],
    [{ nombre: ' ', apellido: ' ', dni: ' ', celular: ' ', emailNuevo: ' ' }, {}],
    [
      { nombre: 'Olga', apellido: ' Paz ' },
      { firstName: 'Olga', lastName: 'Paz' },
    ],
    [{ celular: ' + 54 9 2291 401234' }, { mobile: '+5492291401234' }],
    [{ celular: '2291 401234 +598' }, { mobile: '+54922914012345' }],
  ])('%j is stored as %j', (part, expected) => {
    expect(correctionOf({ ...NOTHING, ...part })).toEqual(expected);
  });

  it.each<[Partial<CorrectionForm>, Record<string, string>]>([
    [{}, { nombre: 'Completá lo que haya que corregir.' }],
    [{ nombre: '  ' }, { nombre: 'Completá lo que haya que corregir.' }],
    [{ nombre: 'Olga' }, { apellido: 'Escribí el nombre y el apellido.' }],
    [{ apellido: 'Paz' }, { nombre: 'Escribí el nombre y el apellido.' }],
    [{ nombre: 'a'.repeat(81), apellido: 'Paz' }, { nombre: 'Tiene que tener 80 caracteres como máximo.' }],
    [
      { nombre: 'Olga', apellido: 'a'.repeat(81) },
      { apellido: 'Tiene que tener 80 caracteres como máximo.' },
    ],
    [{ dni: '123' }, { dni: 'El DNI lleva solo números, de 6 a 11.' }],
    [{ emailNuevo: 'olga' }, { emailNuevo: 'Escribí un email válido.' }],
    [{ nombre: 'Olga', apellido: 'Paz' }, {}],
    [{ nombre: 'a'.repeat(80), apellido: 'b'.repeat(80) }, {}],
    [
      { celular: '2291 40' },
      { celular: 'El celular tiene que estar completo: +549, código de área y número.' },
    ],
    [{ dni: '20.111.222', celular: '2291 401234', emailNuevo: 'olga@ejemplo.com' }, {}],
    [{ celular: '+598 99 123 456' }, {}],
    [{ celular: '+099 123 456' }, { celular: 'El celular tiene que llevar el código del país y el número.' }],
  ])('%j has the faults %j', (part, expected) => {
    const faults = correctionFaults({ ...NOTHING, ...part });
    expect(Object.fromEntries(Object.entries(faults).map(([field, [text]]) => [field, text]))).toEqual(
      expected,
    );
  });

  it.each(['2291 40', '+54 9 2291 40', '+598'])('%s is no complete number', (celular) => {
    expect(Object.keys(correctionFaults({ ...NOTHING, celular }))).toEqual(['celular']);
  });

  it('has one text of both names', () => {
    expect(fullNameOf({ firstName: 'Olga', lastName: 'Paz' })).toBe('Olga Paz');
    expect(fullNameOf({ email: 'olga@ejemplo.com' })).toBeUndefined();
    expect(fullNameOf({ firstName: 'Olga' })).toBeUndefined();
    expect(fullNameOf({ lastName: 'Paz' })).toBeUndefined();
  });
});
