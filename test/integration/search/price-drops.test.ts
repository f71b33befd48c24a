import { approve, publish } from '../../builders/desk.js';
import { TestApp } from '../../support/test-app.js';

const ASKED_60_DAYS = `UPDATE prices SET since = now() - interval '60 days'`;

describe('a price that drops', () => {
  let app: TestApp;
  let operator: { cookie: string };
  let id: number;
  let code: string;

  beforeAll(async () => {
    app = await TestApp.start({ worker: true });
    operator = await app.signIn();
  });
  afterAll(() => app.stop());

  beforeEach(async () => {
    await app.clear();
    id = await publish(app);
    code = await approve(app, id, { operator, destacado: 1 });
    await app.sql(`UPDATE listings SET approved_at = now() - interval '90 days'`);
    await app.sql(ASKED_60_DAYS);
  });

  const prices = async () =>
    (await app.get(`/api/inmueble/ver/verInmuebleAlta?id=${id}`, operator)).json().precios as {
      idPrecios: number;
      monto: number;
    }[];
  const ask = async (change: (amount: number) => object): Promise<void> => {
    const precios = (await prices()).map((price) => ({ ...price, ...change(price.monto) }));
    const answer = await app.post(
      '/api/inmueble/actualizar/updatePrecios.php',
      { idInmueble: id, precios },
      operator,
    );
    expect(answer.statusCode).toBe(200);
  };
  const to = (share: number) => ask((amount) => ({ monto: Math.round(amount * share) }));
  const search = async (query: string) =>
    (await app.get(`/api/inmueble/busqueda/buscarInmueblesFiltros?${query}`)).json().inmuebles[0];
  const sheet = async () => (await app.get(`/api/inmueble/ver/verInmueblePorCodigo?codigo=${code}`)).json();

  it('says so on cards and sheet, for every question that the drop concerns', async () => {
    const before = await search('operacion=alquiler&pagina=1');
    await to(0.9);
    for (const query of ['operacion=alquiler&pagina=1', `codigo=${code}`]) {
      const card = await search(query);
      expect(card).toMatchObject({ precioAnterior: before.precio, precioPor: before.precioPor });
      expect(card.precio).toBeLessThan(before.precio);
    }
    expect((await sheet()).precioGuia.precioAnterior).toBe(before.precio);
    const [row] = await app.sql<{ period: number; fraction: number; amount: number }>(
      'SELECT period, fraction, amount::int FROM past_prices',
    );
    const asked = `operacion=alquiler&periodo=${row!.period}&fraccion=${row!.fraction}&pagina=1`;
    expect(await search(asked)).toMatchObject({ precioAnterior: row!.amount });
  });

  it('is not one after a rise for some days, nor when it was asked for less than 30 days', async () => {
    await to(1.5);
    await to(1 / 1.5);
    expect(await search('operacion=alquiler&pagina=1')).not.toHaveProperty('precioAnterior');
    await app.sql(`UPDATE prices SET since = now() - interval '29 days'`);
    await app.sql('DELETE FROM past_prices');
    await to(0.5);
    expect(await search('operacion=alquiler&pagina=1')).not.toHaveProperty('precioAnterior');
  });

  it('is not one of a price that was asked before the notice was public', async () => {
    await app.sql(`UPDATE listings SET approved_at = now() - interval '29 days'`);
    await to(0.5);
    expect(await search('operacion=alquiler&pagina=1')).not.toHaveProperty('precioAnterior');
  });

  it('is told for 30 days', async () => {
    await to(0.9);
    await app.sql(`UPDATE prices SET since = now() - interval '30 days'`);
    await app.sql(
      `UPDATE past_prices SET since = since - interval '30 days', until = now() - interval '30 days'`,
    );
    await ask(() => ({ alquilado: false }));
    expect(await search('operacion=alquiler&pagina=1')).toHaveProperty('precioAnterior');
    await app.sql(`UPDATE prices SET since = now() - interval '32 days'`);
    await app.sql(`UPDATE past_prices SET until = now() - interval '32 days'`);
    await ask(() => ({ alquilado: false }));
    expect(await search('operacion=alquiler&pagina=1')).not.toHaveProperty('precioAnterior');
  });

  it('keeps its beginning when it is written again as it was, rented or free', async () => {
    const beginnings = () => app.sql<{ since: Date }>('SELECT since FROM prices ORDER BY id');
    const before = await beginnings();
    await ask(() => ({ alquilado: true }));
    await ask(() => ({ alquilado: false }));
    expect(await beginnings()).toEqual(before);
    expect(await app.count('past_prices')).toBe(0);
  });

  it('leaves no past behind when its notice is deleted', async () => {
    await to(0.9);
    expect(await app.count('past_prices')).toBeGreaterThan(0);
    await app.sql('DELETE FROM listings WHERE id = $1', [id]);
    expect(await app.count('past_prices')).toBe(0);
  });
});
