import { failuresText, type Failure } from './bulk-failures.js';

const failure = (idInmuebles: number, codigo: string | null, reason: string): Failure => ({
  row: { idInmuebles, codigo },
  reason,
});

describe('notices that an action did not change', () => {
  it.each<[string, Failure[], string]>([
    ['one', [failure(1, 'ALQ-0001', 'Ya estaba alquilado.')], 'Ya estaba alquilado: ALQ-0001.'],
    ['without a code', [failure(7, null, 'Ya estaba libre.')], 'Ya estaba libre: Nº 7.'],
    ['without a reason', [failure(7, null, '')], 'No se pudo con: Nº 7.'],
    [
      'two reasons',
      [failure(1, 'ALQ-0001', 'A.'), failure(2, 'ALQ-0002', 'B.'), failure(3, 'ALQ-0003', 'A.')],
      'A: ALQ-0001, ALQ-0003. B: ALQ-0002.',
    ],
    [
      'many',
      [1, 2, 3, 4, 5, 6, 7].map((id) => failure(id, `ALQ-000${id}`, 'A.')),
      'A: ALQ-0001, ALQ-0002, ALQ-0003, ALQ-0004, ALQ-0005 y 2 más.',
    ],
  ])('%s', (_, failures, text) => {
    expect(failuresText(failures)).toBe(text);
  });
});
