import { openingCentre, readDegrees, readPair, roundPoint, writeDegrees } from './coordinates.js';

describe('degrees', () => {
  it.each([
    ['-38.270612', -38.270612],
    ['-38,270612', -38.270612],
    ['−38.2', -38.2],
    [' 45 ', 45],
    ['-38.27061249', -38.270612],
    ['', undefined],
    ['-38.27°', -38.27],
    [`38°16'14.2"S`, -38.270611],
    ['38° 16′ 14,2″ N', 38.270611],
    [`38°16'S`, undefined],
    ['-', undefined],
    ['abc', undefined],
    ['1e3', undefined],
    ['90.000001', undefined],
  ])('%j is read as %p', (text, degrees) => {
    expect(readDegrees(text, 90)).toBe(degrees);
  });

  it('are written with six decimals', () => {
    expect(writeDegrees(-38.27)).toBe('-38.270000');
    expect(writeDegrees(null)).toBe('');
  });
});

describe('a point', () => {
  it.each([
    '-38.270612, -57.839641',
    '-38.270612 -57.839641',
    '-38,270612; -57,839641',
    '-38.270612,-57.839641',
    '-38,270612,-57,839641',
    '\u221238.270612,\u221257.839641',
    ' -38.270612°, -57.839641° ',
    `38°16'14.2032"S 57°50'22.7076"W`,
  ])('is read from %j', (text) => {
    expect(readPair(text)).toEqual({ latitude: -38.270612, longitude: -57.839641 });
  });

  it('is read without signs', () => {
    expect(readPair('38.5,57.25')).toEqual({ latitude: 38.5, longitude: 57.25 });
  });

  it.each(['-38,270612', '-38.27', '38,57', '1, 2, 3', '1,2,3', '-91, 10', 'Calle 21'])(
    'is not read from %j',
    (text) => {
      expect(readPair(text)).toBeUndefined();
    },
  );

  it('keeps six decimals', () => {
    expect(roundPoint({ latitude: -38.27061249, longitude: -57.83964151 })).toEqual({
      latitude: -38.270612,
      longitude: -57.839642,
    });
  });
});

describe('the map', () => {
  it('opens at the town, or in Buenos Aires', () => {
    expect(openingCentre('Miramar').latitude).toBeCloseTo(-38.27, 1);
    expect(openingCentre('Otro').latitude).toBeCloseTo(-34.6, 1);
    expect(openingCentre('').latitude).toBeCloseTo(-34.6, 1);
  });
});
