import { ApiError, NO_CONNECTION, NOT_JSON } from '../../app/api.js';
import { reviewImport } from '#common/listings/importing/import-calls.js';
import { failureText } from '../../app/failure-text.js';
import { FILE_CHANGED, loadErrorText, postFile } from './admin-api.js';

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

/** As browsers give a file that was saved again since it was chosen. */
class SavedAgain extends File {
  override slice(): Blob {
    return Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new Error('NotReadableError')) });
  }
}

it('a file that changed since it was chosen is not a lost connection', async () => {
  const file = new SavedAgain(['DNI'], 'avisos.csv');
  const error = await postFile(reviewImport, { name: 'planilla', file, fields: {} }).catch(
    (thrown) => thrown,
  );
  expect(error).toMatchObject({ reason: FILE_CHANGED });
  expect(failureText(error, { unreachable: 'sin respuesta', failed: '' })).toBe(
    'El archivo cambió desde que lo elegiste: elegilo otra vez.',
  );
});
