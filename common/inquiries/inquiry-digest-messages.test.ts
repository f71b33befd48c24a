import { digestWords } from './inquiry-digest-messages.js';

describe('the mail with the later inquiries of a day', () => {
  it.each([
    [1, 'Te llegó otra consulta por «Casa».', 'esta consulta', 'quien te escribió'],
    [2, 'Juntamos las consultas que te llegaron por «Casa».', 'juntamos las consultas', 'a cada persona'],
  ])('speaks of %i', (inquiries, preview, why, how) => {
    const words = digestWords(inquiries, 'Casa');
    expect(words.preview).toBe(preview);
    expect(words.why).toContain(why);
    expect(words.how).toContain(how);
  });
});
