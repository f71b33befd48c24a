import { ZONE_MESSAGES } from './zone-messages.js';

describe('the question of a removal', () => {
  it('agrees with the number of notices', () => {
    expect(ZONE_MESSAGES.removal(0)).toBe('Deja de ofrecerse en los filtros.');
    expect(ZONE_MESSAGES.removal(1)).toBe('1 aviso ya no se encontrará por este barrio.');
    expect(ZONE_MESSAGES.removal(2)).toBe('2 avisos ya no se encontrarán por este barrio.');
  });
});
