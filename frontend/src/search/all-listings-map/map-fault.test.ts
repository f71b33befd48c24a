import { ApiError, NO_CONNECTION, NOT_JSON } from '../../app/api.js';
import { mapFault } from './map-fault.js';

describe('the text of a map without notices', () => {
  it.each([
    ['no answer', new ApiError(NO_CONNECTION, ''), 'Error de conexión: revisá tu conexión a internet'],
    ['a page instead of JSON', new ApiError(502, '', {}, NOT_JSON), 'Error HTTP: 502'],
    ['an error without a text', new ApiError(503, ''), 'Error HTTP: 503'],
    ['an error with a text', new ApiError(400, 'La zona no es válida.'), 'La zona no es válida.'],
    ['a success that is none', new ApiError(200, ''), 'Error al cargar los inmuebles'],
  ])('%s', (_what, error, text) => {
    expect(mapFault(error)).toBe(text);
  });
});
