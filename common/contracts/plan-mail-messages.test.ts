import { plansEndedWords, plansEndingWords } from './plan-mail-messages.js';

describe('the operator’s mails about plans', () => {
  it.each([
    [1, 'Ya le avisamos a su dueño.', 'Vence en', 'A su dueño le escribimos', 'Ver el aviso'],
    [2, 'Ya les avisamos a sus dueños.', 'Vencen en', 'A sus dueños les escribimos', 'Ver los avisos'],
  ])('speak of %i that end', (notices, preview, verb, told, button) => {
    const words = plansEndingWords(notices);
    expect(words).toMatchObject({ preview, button });
    expect(words.lead).toContain(verb);
    expect(words.lead).toContain(told);
  });

  it.each([
    [1, 'Sigue publicado', 'A su dueño le escribimos', 'Ver el aviso'],
    [2, 'Siguen publicados', 'A sus dueños les escribimos', 'Ver los avisos'],
  ])('speak of %i that have ended', (notices, verb, told, button) => {
    const words = plansEndedWords(notices);
    expect(words.button).toBe(button);
    expect(words.lead).toContain(verb);
    expect(words.lead).toContain(told);
  });
});
