import { tooLong } from '../kernel/forms/length-messages.js';
import { greetsItself, mailingFaults } from './mailing-form.js';

const INCOMPLETE = 'Falta algo';
const whole = { asunto: 'Temporada', mensaje: 'Ya podés renovar.', destinatarios: 1 };

describe('a message to several', () => {
  it.each([
    ['whole', whole, []],
    ['without a subject', { ...whole, asunto: '  ' }, ['asunto']],
    ['without a body', { ...whole, mensaje: '' }, ['mensaje']],
    ['without a recipient', { ...whole, destinatarios: 0 }, ['destinatarios']],
    ['with nothing', { asunto: '', mensaje: '', destinatarios: 0 }, ['asunto', 'mensaje', 'destinatarios']],
    [
      'with the longest subject and body',
      { ...whole, asunto: 'a'.repeat(100), mensaje: 'b'.repeat(2_000) },
      [],
    ],
    ['with a subject too long', { ...whole, asunto: 'a'.repeat(101) }, ['asunto']],
    ['with a body too long', { ...whole, mensaje: 'b'.repeat(2_001) }, ['mensaje']],
  ])('%s is faulty in %j', (_, form, fields) => {
    expect(Object.keys(mailingFaults(form, INCOMPLETE))).toEqual(fields);
  });

  it('that lacks everything, or is too long, says which', () => {
    expect(mailingFaults({ asunto: '', mensaje: ' ', destinatarios: 0 }, INCOMPLETE)).toEqual({
      asunto: [INCOMPLETE],
      mensaje: [INCOMPLETE],
      destinatarios: [INCOMPLETE],
    });
    const long = { asunto: 'a'.repeat(101), mensaje: 'b'.repeat(2_001), destinatarios: 1 };
    expect(mailingFaults(long, INCOMPLETE)).toEqual({
      asunto: [tooLong(100)],
      mensaje: [tooLong(2_000)],
    });
  });
});

describe('a letter that greets', () => {
  it.each([
    'Hola:',
    '¡Hola, dueños!',
    'Buenas tardes',
    'Buen día',
    'Estimada Ana',
    'Queridos dueños',
    '  hola',
    '👋 ¡Hola!',
    '¿Qué tal, Ana?',
    '*Buenas noches*',
    'Muy buenos días',
    'Estimades:',
    'Querid@s dueños',
  ])('by itself as %p gets no other greeting', (body) => expect(greetsItself(body)).toBe(true));

  it.each(['Ya podés renovar.', 'Buenos Aires te espera', 'Holanda', '2 buenas noticias', 'Muy pronto', ''])(
    'not as %p',
    (body) => expect(greetsItself(body)).toBe(false),
  );
});
