import { ApiError, NO_CONNECTION, NOT_JSON } from '../../app/api.js';
import { loadErrorText } from './admin-api.js';

describe('why a screen of the operator could not load', () => {
  it.each([
    ['no response', new ApiError(NO_CONNECTION, ''), 'Error de conexión con el servidor'],
    ['no session', new ApiError(401, ''), 'Sesión expirada o no autorizada'],
    ['a page instead of JSON', new ApiError(502, '', {}, NOT_JSON), 'La respuesta del servidor no es JSON'],
    ['a text of the server', new ApiError(409, 'Ya no está.'), 'Ya no está.'],
    ['no text', new ApiError(500, ''), 'Error al obtener datos'],
  ])('%s', (_what, error, text) => {
    expect(loadErrorText(error)).toBe(text);
  });
});
