import { wantedPartText, type WantedPart } from './wanted-part.js';

describe('what visitors searched for, in words', () => {
  it.each<[Omit<WantedPart, 'dias'>, string, string]>([
    [
      { periodo: 2, fraccion: 2, busquedas: 37, sinResultado: 12 },
      '37 búsquedas para la 1.ª quincena de enero',
      ': 12 no encontraron nada libre',
    ],
    [{ periodo: 1, fraccion: null, busquedas: 5, sinResultado: 0 }, '5 búsquedas para diciembre', ''],
    [
      { periodo: 5, fraccion: null, busquedas: 8, sinResultado: 1 },
      '8 búsquedas para Semana Santa',
      ': 1 no encontró nada libre',
    ],
    [{ periodo: 7, fraccion: null, busquedas: 9, sinResultado: 0 }, '9 búsquedas para todo el año', ''],
  ])('%j', (part, words, unmet) =>
    expect(wantedPartText({ ...part, dias: 30 })).toBe(
      `En los últimos 30 días hubo ${words} en las que entra tu aviso${unmet}.`,
    ),
  );
});
