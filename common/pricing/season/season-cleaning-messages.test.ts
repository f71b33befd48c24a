import { SEASON_MESSAGES } from './season-cleaning-messages.js';

describe('texts of the cleaning', () => {
  it('agree with the number of prices and listings', () => {
    expect(SEASON_MESSAGES.question(1, 1)).toBe(
      'Se va a quitar la marca ALQUILADO de 1 precio, en 1 inmueble. En el sitio vuelve a verse disponible enseguida. Después se puede deshacer.',
    );
    expect(SEASON_MESSAGES.question(3, 2)).toBe(
      'Se va a quitar la marca ALQUILADO de 3 precios, en 2 inmuebles. En el sitio vuelven a verse disponibles enseguida. Después se puede deshacer.',
    );
    expect(SEASON_MESSAGES.cleared(1, 1)).toBe(
      '✅ Limpieza realizada correctamente. 1 precio volvió a estar disponible, en 1 inmueble.',
    );
    expect(SEASON_MESSAGES.undone(1)).toBe('✅ Limpieza deshecha. 1 precio quedó alquilado otra vez.');
  });
});
