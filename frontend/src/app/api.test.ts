import { readAnswer, readError } from './api.js';

function errorOf(status: number, body: unknown): unknown {
  try {
    return readAnswer(status, body);
  } catch (error) {
    return readError(error);
  }
}

describe('an answer of the server', () => {
  it.each([
    [200, { success: true }, { success: true }],
    [200, [], []],
    [200, { exists: false }, { exists: false }],
    [200, {}, { status: 200, message: '' }],
    [200, null, { status: 200, message: '' }],
    [200, { success: false }, { status: 200, message: '' }],
    [200, { success: false, message: 'Sin lugar' }, { status: 200, message: 'Sin lugar' }],
    [404, { error: 'No está' }, { status: 404, message: 'No está' }],
    [500, {}, { status: 500, message: '' }],
  ])('%i %j is read as %j', (status, body, read) => {
    expect(errorOf(status, body)).toEqual(read);
  });
});
