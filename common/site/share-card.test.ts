import { emptyFilters } from '../search/query/search-filters.js';
import { cardPath, isGroupCardName, listCardPath, parseCardName, searchCardPath } from './share-card.js';

describe('the path of a share card', () => {
  it('is read back', () => {
    const card = { code: 'ALQ-0001', version: '0123456789ab' };
    expect(cardPath(card)).toBe('/tarjetas/ALQ-0001-0123456789ab.jpg');
    expect(parseCardName('ALQ-0001-0123456789ab.jpg')).toEqual(card);
  });

  it.each([
    'ALQ-1-0123456789ab.jpg',
    'ALQ-0001.jpg',
    'XXX-0001-0123456789ab.jpg',
    'ALQ-0001-0123456789ab.png',
    '../etc',
  ])('is nothing else: %s', (name) => expect(parseCardName(name)).toBeUndefined());
});

describe('the path of the picture of a search or a list', () => {
  const filters = { ...emptyFilters('rental'), towns: ['Miramar'] };
  const nameIn = (path: string): string => path.split('/').at(3)!.split('?')[0]!;

  it('contains the question, and a version that changes with what is shown', () => {
    expect(searchCardPath(filters, ['a'])).toMatch(
      /^\/tarjetas\/busquedas\/[0-9a-f]{8}\.jpg\?de=%2Fresultado-busqueda%2FAlquiler%2FMiramar%2FTodas$/,
    );
    expect(listCardPath(['ALQ-0001', 'VEN-0002'], 'Para enero', 1)).toMatch(
      /^\/tarjetas\/listas\/[0-9a-f]{8}\.jpg\?avisos=ALQ-0001,VEN-0002&nombre=Para%20enero$/,
    );
    expect(searchCardPath(filters, ['a'])).toBe(searchCardPath(filters, ['a']));
    expect(searchCardPath(filters, ['a'])).not.toBe(searchCardPath(filters, ['b']));
  });

  it('is recognised by its name', () => {
    expect(isGroupCardName(nameIn(searchCardPath(filters, [])))).toBe(true);
    for (const name of ['', '0123abc.jpg', '0123abcd.png', '../0123abcd.jpg'])
      expect([name, isGroupCardName(name)]).toEqual([name, false]);
  });

  // Vectors of the authors: 'a' is e40c292c; here of the value as JSON, '1'.
  it('has the version by FNV-1a', () => expect(nameIn(listCardPath([], '', 1))).toBe('340ca71c.jpg'));
});
