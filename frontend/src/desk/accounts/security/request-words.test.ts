import { ALL_CALLS } from '#common/all-calls.js';
import { reasonText, requestText } from './request-words.js';

describe('refused requests in words', () => {
  it.each([
    ['POST /api/inmueble/crear/crearInmueble', 'Publicar un aviso'],
    ['POST /api/admin/login', 'Entrar a la administración'],
    ['GET /api/admin/login', 'GET /api/admin/login'],
    ['GET *', 'GET *'],
  ])('%s', (route, text) => expect(requestText(route)).toBe(text));

  it('have words for every public call', () => {
    const open = Object.values(ALL_CALLS).filter(({ access }) => access === 'public');
    const routes = open.map(({ method, path }) => `${method} ${path}`);
    expect(routes.length).toBeGreaterThan(50);
    expect(routes.filter((route) => requestText(route) === route)).toEqual([]);
  });

  it.each([
    [429, 'demasiados'],
    [418, '418'],
  ])('%i', (status, text) => expect(reasonText(status)).toBe(text));
});
