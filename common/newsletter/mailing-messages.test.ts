import { MAILING_MESSAGES } from './mailing-messages.js';

const none = { total: 1, sent: 0, failed: 0, sinConfirmar: 0, omitidos: 0, restantes: 0 };

describe('the result of a sending', () => {
  it.each([
    [{ total: 1, sent: 1 }, '1 de 1 enviado.'],
    [{ total: 1, failed: 1 }, '0 de 1 enviado, 1 fallido.'],
    [{ total: 3, sent: 1, failed: 2 }, '1 de 3 enviados, 2 fallidos.'],
    [{ total: 1_200, sent: 1_199, omitidos: 1 }, '1.199 de 1.200 enviados, 1 omitido.'],
  ])('%j reads %p', (counts, text) => {
    expect(MAILING_MESSAGES.done({ ...none, ...counts })).toBe(text);
  });
});

describe('who receives a newsletter', () => {
  const nobody = { reciben: 0, blacklist: 0, baja: 0, noRecibe: 0, sinConfirmar: 0 };

  it.each([
    [nobody, 'No lo recibe nadie.'],
    [{ ...nobody, reciben: 1 }, 'Lo recibe una persona.'],
    [{ ...nobody, reciben: 1_249 }, 'Lo reciben 1.249 personas.'],
    [
      { reciben: 49, blacklist: 1, baja: 1, noRecibe: 2, sinConfirmar: 3 },
      'Lo reciben 49 personas. Quedan afuera: 1 en la blacklist, 1 dada de baja, 2 que no reciben correo, 3 con el email sin confirmar.',
    ],
    [{ ...nobody, baja: 2 }, 'No lo recibe nadie. Quedan afuera: 2 dadas de baja.'],
  ])('%j', (counts, text) => {
    expect(MAILING_MESSAGES.willReceive(counts)).toBe(text);
  });
});
