import { wantedPartText, type WantedPart } from './wanted-part.js';

describe('what visitors searched for, in words', () => {
  it.each<[Omit<WantedPart, 'dias'>, string]>([
    [{ periodo: 2, fraccion: 2, busquedas: 37 }, '37 búsquedas para la 1.ª quincena de enero'],
    [{ periodo: 1, fraccion: null, busquedas: 5 }, '5 búsquedas para diciembre'],
    [{ periodo: 5, fraccion: null, busquedas: 8 }, '8 búsquedas para Semana Santa'],
    [{ periodo: 7, fraccion: null, busquedas: 9 }, '9 búsquedas para todo el año'],
  ])('%j', (part, words) =>
    expect(wantedPartText({ ...part, dias: 30 })).toBe(
      `En los últimos 30 días hubo ${words} en las que entra tu aviso.`,
    ),
  );
});
