import {
  countActive,
  countPending,
  exportList,
  exportListAsWorkbook,
  type AdminListingRow,
} from '#common/listings/desk/desk-calls.js';
import { exportContacts, exportContactsAsWorkbook } from '#common/contacts/contact-calls.js';
import {
  exportInquiries,
  exportInquiriesAsWorkbook,
  listInquirers,
  type InquirerWire,
} from '#common/inquiries/inquiry-calls.js';
import { aPublication } from '../../builders/publication.js';
import { approve, publish } from '../../builders/desk.js';
import { storeDollarRate, storeImages, storeInquiries, storeListingStats } from '../../builders/rows.js';
import { sheetOf } from '../../support/sheet-of.js';
import { TestApp } from '../../support/test-app.js';

const LIST = '/api/inmueble/obtener';

describe('the operator’s lists', () => {
  let app: TestApp;
  let operator: { cookie: string };
  const ids: number[] = [];

  beforeAll(async () => {
    app = await TestApp.start();
    operator = await app.signIn();
    for (const name of ['Ágata', 'Bruno', 'Celia']) {
      const publication = aPublication();
      publication.contacto.nombre = name;
      publication.contrato.tipoContratoAlquiler = 'alqfotos';
      const id = await publish(app, publication);
      ids.push(id);
      await approve(app, id, { operator, destacado: name === 'Bruno' ? 1 : 0 });
    }
  });
  afterAll(() => app.stop());

  const update = (call: string, body: object) => app.post(`/api/inmueble/actualizar/${call}`, body, operator);
  const active = async (query: string) => {
    const answer = await app.get(`${LIST}/verAltas?${query}`, operator);
    const rows: { idInmuebles: number; nombre: string }[] = answer.json();
    return { names: rows.map(({ nombre }) => nombre), total: Number(answer.headers['x-total-count']) };
  };

  it('are filtered by the marks of their notices', async () => {
    const marked = async (marca: string) => (await active(`marca=${marca}`)).names;
    expect([await marked('destacado-vencido'), await marked('plan-vencido')]).toEqual([[], []]);
    await app.sql(
      `UPDATE contracts SET paid = true, paid_at = now(), paid_until = current_date - 10,
         featured_until = CASE listing_id WHEN $1 THEN current_date + 9 END WHERE listing_id = ANY($2)`,
      [ids[2], [ids[1], ids[2]]],
    );
    await app.sql('UPDATE listings SET featured = true WHERE id = $1', [ids[2]]);
    expect((await marked('plan-vencido')).toSorted()).toEqual(['Bruno', 'Celia']);
    expect((await marked('destacado-vencido')).toSorted()).toEqual(['Bruno', 'Celia']);
    expect((await app.get(`${LIST}/verAltas?marca=otra`, operator)).statusCode).toBe(400);
    await app.sql('UPDATE listings SET featured = false WHERE id = $1', [ids[2]]);
    await app.sql(
      `UPDATE contracts SET paid = false, paid_at = NULL, paid_until = NULL, featured_until = NULL`,
    );
  });

  it.each([
    { path: countActive.path, count: 3 },
    { path: countPending.path, count: 0 },
  ])('are counted in the menu: $path', async ({ path, count }) => {
    expect((await app.get(path, operator)).json()).toEqual({ success: true, count });
  });

  it('are whole for a client that asks for no page, and details have the prices of the specification', async () => {
    await app.sql(
      `INSERT INTO support_messages (full_name, email, message)
       SELECT 'Persona ' || n, 'p' || n || '@ejemplo.com', 'Hola' FROM generate_series(1, 1203) n`,
    );
    const whole = await app.get('/api/newsletter/verConsultasSoporte', operator);
    const found = new Set(
      (whole.json() as { idConsultaSoporte: number }[]).map(({ idConsultaSoporte }) => idConsultaSoporte),
    );
    expect([found.size, whole.headers['x-total-count']]).toEqual([1203, '1203']);
    await app.empty('support_messages');

    const counts = { views: 9, whatsappInquiries: 1, emailInquiries: 3, phoneContacts: 2 };
    await storeListingStats(app, { listingId: ids[0]!, ...counts });
    const { inmueble, precios } = (
      await app.get(`/api/inmueble/ver/verInmuebleAlta?id=${ids[0]}`, operator)
    ).json();
    expect(inmueble).toMatchObject({ consultasWpp: 1, consultasEmail: 3, pedidosTelefono: 2 });
    expect(precios.length).toBeGreaterThan(0);
    for (const price of precios) expect(price).toMatchObject({ idInmuebles: ids[0] });
    const [row] = (await app.get(`${LIST}/verAltas?nombre=Ágata`, operator)).json();
    expect(inmueble.mostrarPrecioBusqueda).toBe(true);
    expect(inmueble).toMatchObject({ precioBusqueda: row.precioGuia.precio, precioGuia: row.precioGuia });
    expect(row).toMatchObject({ precioBusqueda: row.precioGuia.precio, mostrarPrecioBusqueda: true });
  });

  it('are files with their filters and order, for administrators', async () => {
    const exported = (body: object) => app.post(exportList.path, body, operator);
    const file = await exported({ estado: 'alta', tipoOperacion: 'todas', orden: '-duenio' });
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    const [header, ...lines] = file.body.replace('\uFEFF', '').trim().split('\r\n');
    expect(header).toMatch(/^Código;Número;Estado;/);
    const rows = await app.get(`${LIST}/verAltas?orden=-duenio`, operator);
    const codes = (rows.json() as AdminListingRow[]).map(({ codigo }) => codigo);
    expect(lines.map((line) => line.split(';')[0])).toEqual(codes);
    expect(codes).toHaveLength(3);
    expect((await exported({ estado: 'altaRechazado' })).body.trim().split('\r\n')).toHaveLength(1);
    expect((await exported({ estado: 'todos' })).statusCode).toBe(400);
    expect((await exported({ estado: 'alta', orden: 'precio; DROP' })).statusCode).toBe(400);
    expect(await app.count('audit_entries', `action = 'listings.export'`)).toBe(2);
  });

  it('are Excel files with the same rows, whose numbers and days are no texts', async () => {
    const body = { estado: 'alta', tipoOperacion: 'todas', orden: '-duenio' };
    const file = await app.post(exportListAsWorkbook.path, body, operator);
    expect([file.headers['content-type'], file.headers['cache-control']]).toEqual([
      'application/vnd.ms-excel',
      'no-store',
    ]);
    const rows = sheetOf(file.rawPayload, 'Avisos');
    const list = (await app.get(`${LIST}/verAltas?orden=-duenio`, operator)).json() as AdminListingRow[];
    expect(rows.map((row) => [row['Código'], row['Dueño'], row['Visitas']])).toEqual(
      list.map(({ codigo, apellido, nombre, visitas }) => [codigo, `${apellido}, ${nombre}`, visitas]),
    );
    expect(rows.every((row) => row['Creado'] instanceof Date)).toBe(true);
    expect((await app.post(exportListAsWorkbook.path, { estado: 'todos' }, operator)).statusCode).toBe(400);
  });

  it('of contacts and of their inquiries are files too', async () => {
    const contacts = { filtro: 'dados_alta', letra: '', buscar: 'bruno', orden: '-duenio' };
    const text = await app.post(exportContacts.path, contacts, operator);
    expect(text.headers['content-disposition']).toBe('attachment; filename="contactos.csv"');
    expect(text.body).toMatch(/^\uFEFFNúmero;Apellido;Nombre;DNI;[^\r]+\r\n\d+;[^;]+;Bruno;\d{7,8};/);
    const book = await app.post(exportContactsAsWorkbook.path, contacts, operator);
    const [contact, ...others] = sheetOf(book.rawPayload, 'Contactos');
    expect([contact, others]).toEqual([
      expect.objectContaining({ Nombre: 'Bruno', 'Avisos activos': 1 }),
      [],
    ]);
    const [listingId, otherId] = ids as [number, number];
    const at = (hour: number): Date => new Date(`2026-01-10T${hour}:00:00Z`);
    await storeInquiries(
      app,
      { listingId, message: 'Segunda', createdAt: at(18) },
      { listingId, message: '=1+1', createdAt: at(17) },
      { listingId: otherId, message: 'De otro', email: 'una@vez.com', createdAt: at(19) },
    );
    for (const [orden, counts] of [
      ['-consultas', [2, 1]],
      ['-creado', [1, 2]],
    ] as const) {
      const people = await app.get(`${listInquirers.path}?orden=${orden}`, operator);
      expect(people.json().map(({ cantidad }: InquirerWire) => cantidad)).toEqual(counts);
    }
    const [owner] = await app.sql<{ id: number }>('SELECT contact_id AS id FROM listings WHERE id = $1', [
      listingId,
    ]);
    const inquiries = { idContacto: owner!.id, tipo: 'todos', orden: 'creado' };
    const lines = (await app.post(exportInquiries.path, inquiries, operator)).body.trim().split('\r\n');
    expect(lines.slice(1).map((line) => line.split(';').slice(0, 2))).toEqual([
      ['2026-01-10', '14:00'],
      ['2026-01-10', '15:00'],
    ]);
    expect(lines[1]).toContain(";'=1+1;");
    const sheet = await app.post(exportInquiriesAsWorkbook.path, inquiries, operator);
    const rows = sheetOf(sheet.rawPayload, 'Consultas');
    expect(rows.map((row) => row['Mensaje'])).toEqual(['=1+1', 'Segunda']);
    expect((await app.post(exportContacts.path, { filtro: 'otros' }, operator)).statusCode).toBe(400);
    expect((await app.post(exportInquiries.path, { orden: 'codigo' }, operator)).statusCode).toBe(400);
    expect(await app.count('audit_entries', `action IN ('contacts.export', 'inquiries.export')`)).toBe(4);
    // Every filter may be left out.
    for (const call of [exportContacts, exportContactsAsWorkbook, exportInquiries, exportInquiriesAsWorkbook])
      expect([call.path, (await app.post(call.path, {}, operator)).statusCode]).toEqual([call.path, 200]);
  });

  it('filter by payment, photos, featured, name and code, each alone and together', async () => {
    const [agata, bruno] = ids;
    await update('actualizarContrato', { idInmueble: agata, contrato: { alqfotos: true, pagado: true } });
    await storeImages(app, agata!, { storageKey: 'claveclave1' });
    await storeImages(app, bruno!, { storageKey: 'claveclave2', status: 'processing' });
    expect(await active('')).toEqual({ names: ['Celia', 'Bruno', 'Ágata'], total: 3 });
    expect(await active('pagado=1')).toEqual({ names: ['Ágata'], total: 1 });
    expect(await active('pagado=0')).toEqual({ names: ['Celia', 'Bruno'], total: 2 });
    expect(await active('fotos=1')).toEqual({ names: ['Ágata'], total: 1 });
    // Featured is the public state, which requires payment.
    expect((await active('destacado=1')).total).toBe(0);
    await update('actualizarContrato', {
      idInmueble: bruno,
      contrato: { alqfotdest: true, pagado: true },
      destacado: true,
    });
    expect(await active('fotos=0&destacado=1')).toEqual({ names: ['Bruno'], total: 1 });
    await update('actualizarContrato', { idInmueble: bruno, contrato: { alqfotdest: true, pagado: false } });
    expect(await active('nombre=agata')).toEqual({ names: ['Ágata'], total: 1 });
    expect(await active('codigo=0002')).toEqual({ names: ['Bruno'], total: 1 });
    expect(await active('codigo=alq&porPagina=2&pagina=2')).toEqual({ names: ['Ágata'], total: 3 });
    expect(await active('nombre=a&pagado=1&fotos=1')).toEqual({ names: ['Ágata'], total: 1 });
  });

  it.each([
    ['codigo', ['Ágata', 'Bruno', 'Celia']],
    ['-codigo', ['Celia', 'Bruno', 'Ágata']],
    ['creado', ['Ágata', 'Bruno', 'Celia']],
    ['-duenio', ['Celia', 'Bruno', 'Ágata']],
    ['localidad', ['Bruno', 'Celia', 'Ágata']],
    ['-visitas', ['Bruno', 'Ágata', 'Celia']],
    ['consultas', ['Celia', 'Ágata', 'Bruno']],
    ['codigo&codigo=alq&porPagina=2&pagina=2', ['Celia']],
    ['-duenio&nombre=a&porPagina=1', ['Celia']],
  ])('are sorted by %s', async (order, names) => {
    const [agata, bruno] = ids;
    await app.sql(`UPDATE locations SET town = 'Mar del Sur' WHERE listing_id = ANY($1)`, [ids]);
    await app.sql(`UPDATE locations SET town = 'Miramar' WHERE listing_id = $1`, [agata]);
    await app.sql(`UPDATE locations SET town = 'Mar del Plata' WHERE listing_id = $1`, [bruno]);
    await storeListingStats(
      app,
      { listingId: agata!, views: 5, whatsappInquiries: 1, emailInquiries: 1 },
      { listingId: bruno!, views: 9, whatsappInquiries: 0, emailInquiries: 3 },
    );
    expect((await active(`orden=${order}`)).names).toEqual(names);
  });

  it.each([
    ['precio', ['Ágata', 'Bruno', 'Celia']],
    ['-precio', ['Bruno', 'Ágata', 'Celia']],
    ['pago', ['Bruno', 'Ágata', 'Celia']],
    ['-pago', ['Celia', 'Ágata', 'Bruno']],
  ])('are sorted by %s: in pesos, on request last; unpaid, paid, free', async (order, names) => {
    const [agata, bruno, celia] = ids;
    await storeDollarRate(app, 1_000);
    const lead = (id: number, ars: string, usd: string) =>
      app.sql('UPDATE search SET lead_ars = $2, lead_usd = $3 WHERE listing_id = $1', [id, ars, usd]);
    await lead(agata!, '{1500}', '{}');
    await lead(bruno!, '{}', '{-2}');
    await lead(celia!, '{1}', '{}');
    const contract = (id: number, plan: string, paid: boolean) =>
      app.sql(
        'UPDATE contracts SET plan = $2, paid = $3, paid_at = CASE WHEN $3 THEN now() END WHERE listing_id = $1',
        [id, plan, paid],
      );
    await contract(agata!, 'alqfotos', true);
    await contract(bruno!, 'alqfotos', false);
    await contract(celia!, 'alqsinfotos', false);
    expect((await active(`orden=${order}`)).names).toEqual(names);
  });

  it('refuse an order that does not exist', async () => {
    expect((await app.get(`${LIST}/verAltas?orden=precios`, operator)).statusCode).toBe(400);
  });

  it('follow what changes: a payment that lapses, a photo that becomes ready or goes', async () => {
    const [agata, bruno] = ids;
    await update('actualizarContrato', { idInmueble: agata, contrato: { alqfotos: true, pagado: false } });
    expect((await active('pagado=1')).total).toBe(0);
    await app.sql(`UPDATE images SET status = 'ready' WHERE listing_id = $1`, [bruno]);
    expect((await active('fotos=1')).names).toEqual(['Bruno', 'Ágata']);
    await app.sql('DELETE FROM images');
    expect((await active('fotos=1')).total).toBe(0);
  });

  it('give the queue from its oldest, page by page', async () => {
    for (let made = 0; made < 3; made++) await app.post('/api/inmueble/crear/crearInmueble', aPublication());
    const page = async (number: number) => {
      const answer = await app.get(`${LIST}/verPendientes?porPagina=2&pagina=${number}`, operator);
      return answer.json().map(({ idInmuebles }: { idInmuebles: number }) => idInmuebles);
    };
    const [last] = await page(2);
    expect(await page(1)).toEqual([last - 2, last - 1]);
    expect(await page(3)).toEqual([]);
  });

  it('are filtered by words of title, text and street, in any form', async () => {
    const publication = aPublication();
    publication.inmueble.observaciones = 'Con quinchos y jardín al fondo, frente al mar.';
    const id = await publish(app, publication);
    const found = async (call: string, palabras: string): Promise<number[]> => {
      const answer = await app.get(
        `${LIST}/${call}?${new URLSearchParams({ palabras }).toString()}`,
        operator,
      );
      return answer.json<{ idInmuebles: number }[]>().map(({ idInmuebles }) => idInmuebles);
    };
    const words = ['quincho', 'JARDINES', 'el quincho frente al mar', 'casas jardin'];
    for (const typed of words) expect([typed, await found('verPendientes', typed)]).toEqual([typed, [id]]);
    expect(await found('verPendientes', 'quincho vivero')).toEqual([]);
    expect(await found('verAltas', 'quincho')).toEqual([]);
    await approve(app, id, { operator });
    for (const typed of words) expect([typed, await found('verAltas', typed)]).toEqual([typed, [id]]);
    expect(await found('verAltas', 'quincho vivero')).toEqual([]);
    await app.sql(`UPDATE listings SET status = 'withdrawn' WHERE id = $1`, [id]);
    expect(await found('verBajasAltas', 'quincho')).toEqual([id]);
  });
});
