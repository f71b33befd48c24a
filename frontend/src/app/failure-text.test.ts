import { ApiError, NO_CONNECTION } from './api.js';
import { failureText } from './failure-text.js';

const TEXTS = { unreachable: 'Sin conexión', failed: 'No se pudo' };
const counted = (message: string, status: number): string => `${status}: ${message}`;

describe('the text of a failed call', () => {
  it.each([
    ['without a response', new ApiError(NO_CONNECTION, ''), 'Sin conexión'],
    ['that failed before the request', new TypeError('x is undefined'), 'Sin conexión'],
    ['with a text of the server', new ApiError(409, 'Ya existe'), 'Ya existe'],
    ['without a text of the server', new ApiError(500, ''), 'No se pudo'],
  ])('%s', (_what, error, text) => {
    expect(failureText(error, TEXTS)).toBe(text);
  });

  it.each([
    ['without a response', new ApiError(NO_CONNECTION, ''), 'Sin conexión'],
    ['with a text of the server', new ApiError(409, 'Ya existe'), '409: Ya existe'],
    ['without a text of the server', new ApiError(500, ''), '500: '],
  ])('%s, as its caller words it', (_what, error, text) => {
    expect(failureText(error, { ...TEXTS, failed: counted })).toBe(text);
  });
});
