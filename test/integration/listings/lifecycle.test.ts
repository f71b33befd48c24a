import { aPublication } from '../../builders/publication.js';
import { publish } from '../../builders/desk.js';
import { eventually, TestApp } from '../../support/test-app.js';

const DECISIONS = {
  alta: '/api/inmueble/crear/altaInmueble',
  rechazar: '/api/inmueble/delete/rechazarInmueblePendiente',
  restaurar: '/api/inmueble/delete/restaurarInmueble',
  baja: '/api/inmueble/delete/darDeBajaAlta',
  volver: '/api/inmueble/delete/restaurarAltaInmueble',
} as const;

const DETAILS = {
  pending: '/api/inmueble/ver/verInmueblePendiente',
  rejected: '/api/inmueble/ver/verInmuebleBaja',
  active: '/api/inmueble/ver/verInmuebleAlta',
  withdrawn: '/api/inmueble/ver/verInmuebleBajaAlta',
} as const;

describe('deciding on listings', () => {
  let app: TestApp;
  let operator: { cookie: string };

  beforeAll(async () => {
    app = await TestApp.start({ worker: true });
    operator = await app.signIn();
  });
  afterAll(() => app.stop());

  async function aPendingListing(change: Parameters<typeof aPublication>[0] = {}): Promise<number> {
    return publish(app, aPublication(change));
  }

  function decide(decision: keyof typeof DECISIONS, idInmueble: number, more: object = {}) {
    return app.post(DECISIONS[decision], { idInmueble, ...more }, operator);
  }

  async function statusOf(id: number): Promise<unknown> {
    const [row] = await app.sql('SELECT status FROM listings WHERE id = $1', [id]);
    return row!['status'];
  }

  async function isPublic(code: string): Promise<boolean> {
    const sheet = await app.get(`/api/inmueble/ver/verInmueblePorCodigo?codigo=${code}`);
    const search = await app.get(`/api/inmueble/busqueda/buscarInmueblesFiltros?codigo=${code}`);
    expect(search.json().total).toBe(sheet.statusCode === 200 ? 1 : 0);
    return sheet.statusCode === 200;
  }

  it('goes all the way round, public only while active, with one code for ever', async () => {
    const id = await aPendingListing();
    const { codigo, idAltaInmuebles } = (await decide('alta', id)).json();
    expect(codigo).toMatch(/^ALQ-\d{4}$/);
    expect(await isPublic(codigo)).toBe(true);
    expect((await decide('baja', id)).json().message).toBe('Inmueble rechazado con éxito');
    expect(await isPublic(codigo)).toBe(false);
    expect((await decide('volver', id)).json().message).toBe('Inmueble restaurado al estado Alta con éxito');
    expect(await isPublic(codigo)).toBe(true);
    const detail = await app.get(`${DETAILS.active}?id=${id}`, operator);
    expect(detail.json().inmueble).toMatchObject({ codigo, idAltaInmuebles, version: 4 });
  });

  it('rejects and restores a pending listing', async () => {
    const id = await aPendingListing();
    expect((await decide('rechazar', id)).statusCode).toBe(200);
    expect(await statusOf(id)).toBe('rejected');
    expect((await decide('restaurar', id)).statusCode).toBe(200);
    expect(await statusOf(id)).toBe('pending');
  });

  it('answers 409 to every other transition, and changes nothing', async () => {
    const id = await aPendingListing();
    for (const decision of ['restaurar', 'baja', 'volver'] as const)
      expect((await decide(decision, id)).statusCode).toBe(409);
    expect(await statusOf(id)).toBe('pending');
    await decide('alta', id);
    for (const decision of ['alta', 'rechazar', 'restaurar', 'volver'] as const) {
      expect((await decide(decision, id)).statusCode).toBe(409);
    }
    expect(await statusOf(id)).toBe('active');
  });

  it('shows a listing only under the state that it is in', async () => {
    const id = await aPendingListing();
    for (const [status, path] of Object.entries(DETAILS)) {
      expect([status, (await app.get(`${path}?id=${id}`, operator)).statusCode]).toEqual([
        status,
        status === 'pending' ? 200 : 404,
      ]);
    }
  });

  it('gives twenty listings approved at once twenty codes without a gap, and each of them one', async () => {
    const ids: number[] = [];
    for (let made = 0; made < 20; made++) ids.push(await aPendingListing());
    const answers = await Promise.all([...ids, ...ids].map((id) => decide('alta', id)));
    const codes = answers
      .filter(({ statusCode }) => statusCode === 200)
      .map((answer) => answer.json().codigo as string);
    expect(codes).toHaveLength(20);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(20);
    const numbers = codes.map((code) => Number(code.slice(4))).sort((a, b) => a - b);
    expect(numbers).toEqual(numbers.map((_, index) => numbers[0]! + index));
  });

  it('counts sales on their own', async () => {
    const sale = aPublication();
    Object.assign(sale.inmueble, {
      tipoOperacion: 'venta',
      preciosVenta: { precioVenta: 85_000, monedaVenta: 'USD' },
    });
    Object.assign(sale.contrato, { tipoOperacion: 'venta', tipoContratoVenta: 'venfotos' });
    const id = await aPendingListing(sale);
    expect((await decide('alta', id, { destacado: 1 })).json()).toMatchObject({
      codigo: 'VEN-0001',
      destacado: 1,
      fotos: { total: 0, publicas: 0 },
    });
  });

  it('counts an unpaid listing as not featured in public', async () => {
    const id = await aPendingListing();
    const { codigo } = (await decide('alta', id, { destacado: 1 })).json();
    const sheet = await app.get(`/api/inmueble/ver/verInmueblePorCodigo?codigo=${codigo}`);
    expect(sheet.json().inmueble.destacado).toBe(false);
  });

  it('writes down who decided what', async () => {
    const id = await aPendingListing();
    await decide('rechazar', id);
    expect(
      await app.sql(
        `SELECT action, before, after, administrator_id IS NOT NULL AS known FROM audit_entries WHERE entity_id = $1`,
        [id],
      ),
    ).toEqual([
      {
        action: 'listing.reject',
        before: { status: 'pending', code: null, featured: false },
        after: { status: 'rejected', code: null, featured: false },
        known: true,
      },
    ]);
  });

  it('numbers every change of a search row, each higher than the last', async () => {
    const numberOf = async (id: number) => {
      const [row] = await app.sql('SELECT change_number::int FROM search_changes WHERE listing_id = $1', [
        id,
      ]);
      return Number(row!['change_number']);
    };
    const id = await aPendingListing();
    await decide('alta', id);
    const first = await numberOf(id);
    await decide('baja', id);
    expect(await numberOf(id)).toBeGreaterThan(first);
  });

  it.each([
    [{}],
    [{ idInmueble: 'x' }],
    [{ idInmueble: -1 }],
    [{ idInmueble: 2 ** 40 }],
    [{ idInmueble: { $gt: 0 } }],
  ])('answers 400 to %j', async (body) => {
    expect((await app.post(DECISIONS.alta, body, operator)).statusCode).toBe(400);
  });

  it('answers 404 for a listing that does not exist', async () => {
    expect((await decide('alta', 999_999)).statusCode).toBe(404);
  });

  it('finds in the lists what their filters ask for', async () => {
    const id = await aPendingListing();
    const list = async (query: string) => {
      const answer = await app.get(`/api/inmueble/obtener/verPendientes?${query}`, operator);
      return (answer.json() as { idInmuebles: number }[]).map(({ idInmuebles }) => idInmuebles);
    };
    expect(await list('nombre=NUNEZ&porPagina=500')).toContain(id);
    expect(await list('tipoOperacion=venta&porPagina=500')).not.toContain(id);
    expect(await list('nombre=%25&porPagina=500')).toEqual([]);
    expect(await list('fecha=2001-01-01')).toEqual([]);
    const paged = await app.get('/api/inmueble/obtener/verPendientes?porPagina=1&pagina=2', operator);
    expect(paged.json()).toHaveLength(1);
    expect(Number(paged.headers['x-page-count'])).toBe(Number(paged.headers['x-total-count']));
  });

  it('refuses to decide on what another has changed since it was seen', async () => {
    const id = await aPendingListing();
    const { version } = (await app.get(`${DETAILS.pending}?id=${id}`, operator)).json().inmueble;
    await app.post(
      '/api/inmueble/actualizar/updateInmueble',
      { idInmueble: id, observaciones: 'Otra.' },
      operator,
    );
    for (const decision of ['alta', 'rechazar'] as const) {
      const answer = await decide(decision, id, { version });
      expect([answer.statusCode, answer.json().error]).toEqual([
        409,
        'El inmueble fue modificado por otra persona. Recargá la página.',
      ]);
    }
    expect(await statusOf(id)).toBe('pending');
    expect((await decide('alta', id, { version: version + 1 })).statusCode).toBe(200);
  });

  it('answers what was done when a colleague withdraws it at the same moment', async () => {
    const id = await aPendingListing();
    const approving = decide('alta', id);
    await eventually('it is public', async () => (await statusOf(id)) === 'active');
    // The response is still waiting for the outcome of the mail.
    expect((await decide('baja', id)).statusCode).toBe(200);
    const answer = await approving;
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      expect.objectContaining({ success: true, codigo: expect.stringMatching(/^ALQ-/) }),
    ]);
    expect(await statusOf(id)).toBe('withdrawn');
  });

  it('features nothing under a free plan', async () => {
    const id = await aPendingListing({
      contrato: { tipoOperacion: 'alquiler', tipoContratoAlquiler: 'alqsinfotos', tipoContratoVenta: '' },
    });
    expect((await decide('alta', id, { destacado: 1 })).json().destacado).toBe(0);
  });
});
