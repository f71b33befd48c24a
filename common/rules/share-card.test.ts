import { cardPath, parseCardName } from './share-card.js';

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
