import { readHistoryPages, searchOfHistory } from './history-pages.js';

describe('the pages of the histories', () => {
  it.each([
    ['', { dia: 1, semana: 1, mes: 1 }],
    ['dia=3&semana=10', { dia: 3, semana: 10, mes: 1 }],
    ['dia=11&semana=0&mes=x', { dia: 1, semana: 1, mes: 1 }],
  ])('are read from %o', (query, pages) => {
    expect(readHistoryPages(new URLSearchParams(query))).toEqual(pages);
  });

  it('turn one by one, and leave the rest of the address alone', () => {
    const params = new URLSearchParams('moneda=USD&dia=2');
    expect(searchOfHistory(params, 'mes', 4)).toBe('?moneda=USD&dia=2&mes=4');
    expect(searchOfHistory(params, 'dia', 1)).toBe('?moneda=USD');
  });
});
