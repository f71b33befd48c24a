import { SEASON_HALVES, seasonHalf } from './season-halves.js';

describe('the halves of the season', () => {
  it('are those of its four months, in their order', () => {
    expect(SEASON_HALVES.map(({ key }) => key)).toEqual([
      'diciembre-1',
      'diciembre-2',
      'enero-1',
      'enero-2',
      'febrero-1',
      'febrero-2',
      'marzo-1',
      'marzo-2',
    ]);
  });

  it.each([
    ['enero-1', { key: 'enero-1', period: 2, half: 2, label: '1.ª quincena de enero' }],
    ['marzo-2', { key: 'marzo-2', period: 4, half: 3, label: '2.ª quincena de marzo' }],
    ['enero', undefined],
    ['abril-1', undefined],
    ['', undefined],
  ])('%j', (key, expected) => {
    expect(seasonHalf(key)).toEqual(expected);
  });
});
