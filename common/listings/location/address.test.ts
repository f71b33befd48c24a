import { formatAddress, isFloor, maskFloor, shortAddress } from './address.js';
import { excerpt, fold, pathSegment } from '../../kernel/text.js';

describe('addresses', () => {
  const address = {
    street: 'Calle 21',
    streetNumber: '1234',
    floor: '',
    apartment: '',
    town: 'Miramar',
    province: 'Buenos Aires',
    country: 'Argentina',
  };

  it('are formatted in one line, without empty parts', () => {
    expect(formatAddress(address)).toBe('Calle 21 1234, Miramar, Buenos Aires');
    expect(formatAddress({ ...address, floor: 'PB', apartment: 'B', country: 'Uruguay' })).toBe(
      'Calle 21 1234, planta baja, depto. B, Miramar, Buenos Aires, Uruguay',
    );
    expect(formatAddress({ ...address, streetNumber: '', floor: '2' })).toBe(
      'Calle 21, piso 2, Miramar, Buenos Aires',
    );
    expect(formatAddress({ ...address, street: '' })).toBe('1234, Miramar, Buenos Aires');
  });

  it.each([
    [{}, 'Calle 21 1234'],
    [{ floor: '2', apartment: 'B' }, 'Calle 21 1234, 2.º B'],
    [{ floor: '12' }, 'Calle 21 1234, 12.º'],
    [{ floor: 'PB', apartment: '2' }, 'Calle 21 1234, PB 2'],
    [{ floor: 'PB' }, 'Calle 21 1234, PB'],
    [{ floor: 'P' }, 'Calle 21 1234, piso P'],
    [{ apartment: 'B' }, 'Calle 21 1234, depto. B'],
    [{ street: 'Calle Miramar' }, 'Calle Miramar 1234'],
    [{ street: '', streetNumber: '' }, 'Miramar, Buenos Aires'],
  ])('with %p are short in a row: %p', (parts, short) => {
    expect(shortAddress(formatAddress({ ...address, ...parts }), 'Miramar')).toBe(short);
  });

  it.each([
    ['pb', 'PB'],
    ['3ro', '3'],
    ['p', 'P'],
    ['p.b.', 'PB'],
    ['planta baja', 'PB'],
    ['12b', '12'],
    ['x3', '3'],
    ['b2', '2'],
    ['Piso 3', '3'],
    ['piso 12 A', '12'],
    ['3.º piso', '3'],
    ['P3', '3'],
    ['1234', '123'],
    [' ', ''],
    ['', ''],
  ])('floor %p is kept as %p', (typed, kept) => {
    expect(maskFloor(typed)).toBe(kept);
    expect(isFloor(kept)).toBe(true);
  });

  it.each([
    ['xyz', 'XYZ'],
    ['entrepiso', 'ENTREPISO'],
    ['entrepiso 1', 'ENTREPISO 1'],
    ['subsuelo 2', 'SUBSUELO 2'],
    ['-1', '-1'],
    ['- 1', '- 1'],
    ['2 y 3', '2 Y 3'],
    ['último piso, al frente', 'ÚLTIMO PISO,'],
  ])('floor %p stays as %p, which is no floor', (typed, kept) => {
    expect(maskFloor(typed)).toBe(kept);
    expect(isFloor(kept)).toBe(false);
  });

  it.each([
    ['Piso 32', '32'],
    ['planta baja', 'PB'],
    ['P.B.', 'PB'],
    ['-1', '-1'],
    ['entrepiso', 'ENTREPISO'],
  ])('floor %p is read key by key as %p', (keys, kept) => {
    let text = '';
    for (const key of keys) text = maskFloor(text + key);
    expect(text).toBe(kept);
  });
});

describe('texts', () => {
  it('lose accents for searches, and more for paths', () => {
    expect(fold('Año Ñandú')).toBe('ano nandu');
    expect(pathSegment('Vacaciones Inv.')).toBe('Vacaciones-Inv');
    expect(pathSegment('1º Quincena')).toBe('1-Quincena');
    expect(pathSegment('5+')).toBe('5plus');
  });

  it('are cut at a word', () => {
    expect(excerpt('una casa linda frente al mar', 16)).toBe('una casa linda…');
    expect(excerpt('corta', 16)).toBe('corta');
  });
});
