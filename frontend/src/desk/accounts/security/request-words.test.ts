import { reasonText, requestText } from './request-words.js';

describe('refused requests in words', () => {
  it.each([
    ['POST /api/inmueble/crear/crearInmueble', 'Publicar un aviso'],
    ['POST /api/admin/login', 'Entrar a la administración'],
    ['GET /api/admin/login', 'GET /api/admin/login'],
    ['GET *', 'GET *'],
  ])('%s', (route, text) => expect(requestText(route)).toBe(text));

  it.each([
    [429, 'demasiados'],
    [418, '418'],
  ])('%i', (status, text) => expect(reasonText(status)).toBe(text));
});
