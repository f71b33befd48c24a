import { loginRefusal } from './session-messages.js';

describe('the text of a refused login', () => {
  it.each([
    ['wrong credentials', 'Credenciales inválidas', 401, 'Credenciales inválidas'],
    ['another text', 'Probá en 10 minutos.', 429, 'Error: Probá en 10 minutos.'],
    ['no text', '', 502, 'Error HTTP 502'],
  ])('%s', (_what, message, status, text) => {
    expect(loginRefusal(message, status)).toBe(text);
  });
});
