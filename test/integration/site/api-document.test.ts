import { Validator } from '@seriousme/openapi-schema-validator';
import { ALL_CALLS } from '#common/all-calls.js';
import { DocumentedApi } from '../../support/api-document.js';
import { nameOf, routesOf } from '../../support/routes.js';
import { TestApp } from '../../support/test-app.js';

describe('the API document', () => {
  let app: TestApp;
  let api: DocumentedApi;

  beforeAll(async () => {
    app = await TestApp.start();
    api = DocumentedApi.read();
  });
  afterAll(() => app.stop());

  it('is valid OpenAPI 3.1', async () => {
    expect(await new Validator().validate(structuredClone(api.document) as never)).toMatchObject({
      valid: true,
    });
    expect(api.document.openapi).toBe('3.1.0');
  });

  it('is told to the operator alone', async () => {
    expect((await app.get('/api/openapi.json')).statusCode).toBe(401);
    const answer = await app.get('/api/openapi.json', await app.signIn());
    expect(answer.json()).toEqual(api.document);
  });

  it('has every call, under the name, path and access of its declaration', () => {
    const documented = api
      .operations()
      .map(
        ([name, { operationId, security }]) =>
          `${operationId} ${name} ${security[0]?.['session']?.[0] ?? 'public'}`,
      );
    const declared = Object.entries(ALL_CALLS).map(
      ([name, { method, path, access }]) => `${name} ${method} ${path} ${access}`,
    );
    expect(documented.sort()).toEqual(declared.sort());
  });

  it('has every route below /api that is served', () => {
    const served = routesOf(app)
      .map(nameOf)
      .filter((name) => name.includes(' /api/'));
    expect(
      api
        .operations()
        .map(([name]) => name)
        .sort(),
    ).toEqual(served.sort());
  });

  it('tells an answer with a field too many, a field too few and another status from one that is as it says', () => {
    const seen = {
      method: 'GET',
      url: '/api/notificaciones/contarPendientes.php?x=1',
      status: 200,
      contentType: 'application/json; charset=utf-8',
    };
    const faults = (body: object, change: Partial<typeof seen> = {}) =>
      api.faultsOf({ ...seen, ...change, body: JSON.stringify(body) }).length;
    expect(faults({ success: true, count: 1 })).toBe(0);
    expect(faults({ success: true, count: 1, total: 1 })).toBe(1);
    expect(faults({ success: true })).toBe(1);
    expect(faults({ success: true, count: 'uno' })).toBe(1);
    expect(faults({ success: true, count: 1 }, { status: 201 })).toBe(1);
    expect(faults({ success: true, count: 1 }, { method: 'PATCH' })).toBe(1);
    expect(faults({ success: false, error: 'No.', message: 'No.' }, { method: 'PATCH', status: 404 })).toBe(
      0,
    );
  });
});
