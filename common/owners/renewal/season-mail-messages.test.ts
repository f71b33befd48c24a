import { seasonMailWords } from './season-mail-messages.js';

describe('the mail with the prices of the season', () => {
  it.each([
    [1, 'Tu aviso salió de la búsqueda', 'tu aviso salió de la búsqueda. Vuelve apenas respondas:'],
    [
      2,
      'Tus avisos salieron de la búsqueda',
      'tus avisos salieron de la búsqueda. Cada uno vuelve apenas respondas por él:',
    ],
  ])('about %i that left the search says so', (notices, subject, lead) => {
    const words = seasonMailWords(notices, true);
    expect(words.subject).toBe(subject);
    expect(words.lead).toContain(lead);
  });

  it('asks for the prices before', () => {
    expect(seasonMailWords(2, false)).toEqual(seasonMailWords(1, false));
    expect(seasonMailWords(1, false).subject).toBe('Confirmá los precios de la temporada');
  });
});
