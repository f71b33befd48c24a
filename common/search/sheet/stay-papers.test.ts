import { PAPERS, paperFaults, paperText, type PaperFields, type PaperKind } from './stay-papers.js';

const nobody = { nombre: '', dni: '', domicilio: '' };
const EMPTY: PaperFields = {
  duenio: nobody,
  huesped: nobody,
  inmueble: '',
  desde: '',
  hasta: '',
  entrada: '',
  salida: '',
  personas: '',
  moneda: 'ARS',
  total: null,
  senia: null,
  deposito: null,
  saldo: '',
  arrepentimiento: 'firme',
  condiciones: '',
  lugar: '',
  fecha: '',
};
const FILLED: PaperFields = {
  ...EMPTY,
  duenio: { nombre: 'Ana Pérez', dni: '20.111.222', domicilio: 'Calle 9 1234, Miramar' },
  huesped: { nombre: 'Luis Gómez', dni: '30.111.222', domicilio: 'Mitre 50, Tandil' },
  inmueble: 'Calle 21 567, Miramar',
  desde: '2027-01-16',
  hasta: '2027-01-31',
  entrada: '14:00',
  personas: '4',
  total: 900_000,
  senia: 300_000,
  deposito: 0,
  saldo: 'al ingresar',
  lugar: 'Miramar',
  fecha: '2026-12-01',
};
const KINDS = Object.keys(PAPERS) as PaperKind[];
const textOf = (kind: PaperKind, fields: PaperFields): string =>
  paperText(kind, fields, 'ALQ-0001')
    .clauses.map(({ text }) => text)
    .join('\n');

describe.each(KINDS)('the %s of a stay', (kind) => {
  it('has what both sides typed, and the balance', () => {
    const text = textOf(kind, FILLED);
    for (const part of [
      'Ana Pérez, DNI 20.111.222, con domicilio en Calle 9 1234, Miramar',
      'Luis Gómez, DNI 30.111.222',
      'desde el 16/01/2027 a las 14:00 hasta el 31/01/2027',
      'ARS$ 900.000',
      'ARS$ 300.000',
      'El saldo, de ARS$ 600.000, se paga al ingresar.',
    ])
      expect(text).toContain(part);
    expect(text).not.toMatch(/_{3}|undefined|null|depósito/);
  });

  it('has lines where nothing is typed', () => {
    const text = textOf(kind, EMPTY);
    expect(text).toContain('desde el ___/___/_____ hasta el ___/___/_____');
    expect(text).toContain('El saldo, de ARS$ ______________, se paga ________________________.');
    expect(text).toContain('depósito en garantía de ARS$ ______________');
  });

  it.each([
    ['is all paid', { total: 300_000 }, 'No queda saldo.'],
    ['cannot be more than the total', { total: 200_000 }, 'El saldo, de ARS$ ______________'],
    ['may be lost', { arrepentimiento: 'libre' }, 'la devuelve doblada'],
    ['is of one person', { personas: '1' }, '1 persona.'],
    ['may be in dollars', { moneda: 'USD' }, 'USD$ 300.000'],
  ] as [string, Partial<PaperFields>, string][])('says so if the seña %s', (_what, change, expected) => {
    expect(textOf(kind, { ...FILLED, ...change })).toContain(expected);
  });

  it('names its version and the notice', () => {
    expect(paperText(kind, FILLED, 'ALQ-0001').version).toMatch(
      /versión \d+, .+ de \d{4}\. Aviso ALQ-0001\.$/,
    );
  });
});

describe('the faults of a paper', () => {
  it.each<[Partial<PaperFields>, object]>([
    [{}, {}],
    [{ total: 200_000 }, { senia: 'La seña no puede ser mayor que el precio total.' }],
    [{ total: 300_000 }, {}],
    [{ total: null }, {}],
    [{ hasta: FILLED.desde }, { hasta: 'La salida tiene que ser después de la llegada.' }],
    [{ hasta: '' }, {}],
  ])('of %j are %j', (change, faults) => {
    expect(paperFaults({ ...FILLED, ...change })).toEqual(faults);
  });
});
