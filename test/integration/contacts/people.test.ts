import { NO_STAY } from '#common/inquiries/inquiry-stay.js';
import { aPublication } from '../../builders/publication.js';
import { approve, publish } from '../../builders/desk.js';
import { storeInquiries, storeListing } from '../../builders/rows.js';
import { TestApp } from '../../support/test-app.js';

describe('owners, visitors and their words, as the operator reads them', () => {
  let app: TestApp;
  let operator: { cookie: string };

  beforeAll(async () => {
    app = await TestApp.start();
    operator = await app.signIn();
  });
  afterAll(() => app.stop());

  const get = async (path: string) => (await app.get(path, operator)).json();
  const remove = (path: string) => app.request({ method: 'DELETE', url: path, headers: operator });

  function publishAs(apellido: string, nombre = 'Ana'): Promise<number> {
    const publication = aPublication();
    Object.assign(publication.contacto, { apellido, nombre });
    return publish(app, publication);
  }
  const contactOf = async (listing: number): Promise<number> =>
    (await app.sql<{ id: number }>('SELECT contact_id AS id FROM listings WHERE id = $1', [listing]))[0]!.id;

  describe('contacts', () => {
    const ids: Record<string, number> = {};

    beforeAll(async () => {
      for (const name of ['Álvarez', 'Núñez', 'Ñandú', 'Zapata']) ids[name] = await publishAs(name);
      await approve(app, ids['Álvarez']!, { operator });
      await app.post(
        '/api/inmueble/delete/rechazarInmueblePendiente',
        { idInmueble: ids['Ñandú'] },
        operator,
      );
      // Zapata has both: a second, public listing of the same contact.
      await storeListing(app, {
        contactId: await contactOf(ids['Zapata']!),
        code: 'VEN-0900',
        publicationNumber: 900,
      });
    });

    const surnames = async (query: string): Promise<string[]> =>
      (await get(`/api/contacto/verContactos?${query}`)).contactos.map(
        ({ apellido }: { apellido: string }) => apellido,
      );

    it('come by surname, with the counts of their listings', async () => {
      const answer = await get('/api/contacto/verContactos');
      expect(answer).toMatchObject({ success: true, error: null, total: 4, pagina: 1, paginas: 1 });
      expect(answer.contactos.at(-1)).toEqual({
        idContactos: expect.any(Number),
        nombre: 'Ana',
        apellido: 'Zapata',
        dni: expect.stringMatching(/^\d+$/),
        email: expect.stringContaining('@'),
        celular: expect.any(String),
        inmuebles_alta: 1,
        inmuebles_pendientes: 1,
        inmuebles_rechazados: 0,
        desde: expect.stringMatching(/^\d{4}-.*Z$/),
      });
    });

    it.each([
      ['filtro=dados_alta', ['Álvarez', 'Zapata']],
      ['filtro=pendientes', ['Núñez', 'Zapata']],
      ['filtro=rechazados', ['Ñandú']],
      ['filtro=mixtos', ['Zapata']],
      ['letra=A', ['Álvarez']],
      ['letra=N', ['Núñez']],
      ['letra=%C3%91', ['Ñandú']],
      ['letra=Z', ['Zapata']],
      ['letra=B', []],
      ['buscar=alvarez', ['Álvarez']],
      ['buscar=NUNEZ', ['Núñez']],
      ['buscar=100%25', []],
      ['pagina=2&porPagina=3', ['Zapata']],
      ['orden=-creado', ['Zapata', 'Ñandú', 'Núñez', 'Álvarez']],
    ])('are found by %s', async (query, expected) => {
      expect(await surnames(query)).toEqual(expected);
    });

    it('refuse a letter or a filter that does not exist', async () => {
      for (const query of ['letra=1', 'letra=AB', 'filtro=otros', 'orden=dni']) {
        expect((await app.get(`/api/contacto/verContactos?${query}`, operator)).statusCode).toBe(400);
      }
    });

    it('show their listings, each with the state that its link goes by', async () => {
      const contact = await contactOf(ids['Zapata']!);
      const { inmuebles, resumen } = await get(`/api/contacto/verInmueblesContacto?contactoId=${contact}`);
      expect(resumen).toEqual({ activo: 1, pendiente: 1, rechazado: 0 });
      expect(inmuebles[0]).toMatchObject({ codigo: 'VEN-0900', estado: 'activo', estadoInmueble: 'alta' });
      const rejected = await contactOf(ids['Ñandú']!);
      const other = await get(`/api/contacto/verInmueblesContacto?contactoId=${rejected}`);
      expect(other.inmuebles[0]).toMatchObject({ estado: 'rechazado', estadoInmueble: 'rechazado' });
      expect(
        (await app.get('/api/contacto/verInmueblesContacto?contactoId=99999', operator)).statusCode,
      ).toBe(404);
    });

    it('stay while they have something public, and go with the rest', async () => {
      const kept = await contactOf(ids['Zapata']!);
      const refused = await remove(`/api/contacto/eliminarContacto?id=${kept}`);
      expect([refused.statusCode, refused.json().error]).toEqual([
        409,
        expect.stringContaining('avisos publicados'),
      ]);
      expect(await app.count('listings', `contact_id = ${kept}`)).toBe(2);

      const gone = await contactOf(ids['Ñandú']!);
      expect((await remove(`/api/contacto/eliminarContacto?id=${gone}`)).json()).toMatchObject({
        success: true,
      });
      expect(await app.count('contacts', `id = ${gone}`)).toBe(0);
      expect(await app.count('listings', `id = ${ids['Ñandú']}`)).toBe(0);
      expect(await app.count('audit_entries', `action = 'contact.delete' AND entity_id = ${gone}`)).toBe(1);
      expect((await remove(`/api/contacto/eliminarContacto?id=${gone}`)).statusCode).toBe(404);
    });

    it('are jumped to from the palette, as listings are by code or number', async () => {
      const byName = await get('/api/admin/buscar?q=nunez');
      expect(byName.contactos).toEqual([expect.objectContaining({ apellido: 'Núñez' })]);
      for (const q of ['ven-900', 'VEN-0900', '900']) {
        const { inmuebles } = await get(`/api/admin/buscar?q=${q}`);
        expect(inmuebles).toEqual([expect.objectContaining({ codigo: 'VEN-0900', estado: 'alta' })]);
      }
      const former = `INSERT INTO former_codes (code, listing_id) SELECT 'VEN-0901', id FROM listings WHERE code = 'VEN-0900'`;
      await app.sql(former);
      expect((await get('/api/admin/buscar?q=ven-901')).inmuebles).toMatchObject([{ codigo: 'VEN-0900' }]);
      expect(await get('/api/admin/buscar?q=a')).toEqual({ success: true, inmuebles: [], contactos: [] });
    });
  });

  describe('inquiries', () => {
    beforeAll(async () => {
      const listingId = await publishAs('Consultado');
      const code = await approve(app, listingId, { operator });
      await app.sql(`INSERT INTO former_codes (code, listing_id) VALUES ('ALQ-0778', $1)`, [listingId]);
      const numbers = Array.from({ length: 45 }, (_, index) => index + 1);
      await storeInquiries(
        app,
        ...numbers.map((n) => ({
          listingId,
          code,
          channel: n % 2 === 0 ? ('email' as const) : ('whatsapp' as const),
          fullName: `Persona ${n % 7}`,
          email: `p${n % 7}@x.com`,
          phone: `229140000${n % 7}`,
          message: `Hola ${n}`,
          createdAt: new Date(Date.parse('2026-01-10T15:00:00Z') + n * 3_600_000),
        })),
        {
          code: 'VEN-0777',
          fullName: 'Sola',
          email: 'sola@x.com',
          message: 'De un aviso que ya no está',
          createdAt: new Date('2026-03-01T02:00:00Z'),
        },
      );
    });

    it('come twenty at a time, newest first', async () => {
      const first = await get('/api/consulta/verConsultas?limit=20&page=1');
      expect(first).toMatchObject({ total: 46, pagina: 1, paginas: 3, consultas: { length: 20 } });
      expect(first.consultas[0]).toEqual({
        ...NO_STAY,
        respondida: null,
        respuesta: null,
        idConsultas: expect.any(Number),
        codigo: 'VEN-0777',
        nombreCompleto: 'Sola',
        canal: 'email',
        email: 'sola@x.com',
        telefono: '',
        mensaje: 'De un aviso que ya no está',
        fecha: '2026-03-01T02:00:00.000Z',
        inmueble: null,
      });
      expect(first.consultas[1].inmueble).toMatchObject({ estado: 'alta' });
      const last = await get('/api/consulta/verConsultas.php?limit=20&page=3');
      expect(last.consultas).toHaveLength(6);
    });

    it.each([
      ['tipo=email', 23],
      ['tipo=whatsapp', 23],
      ['tipo=todos', 46],
      ['codigo=VEN-0777', 1],
      ['codigo=ven-0777', 1],
      ['codigo=077', 1],
      ['codigo=ALQ-0778', 45],
      ['fechaDesde=2026-02-28', 1],
      ['fechaDesde=2026-03-01', 0],
      ['tipo=whatsapp&codigo=VEN-0777', 0],
    ])('are filtered by %s', async (query, total) => {
      expect((await get(`/api/consulta/verConsultas?${query}`)).total).toBe(total);
    });

    it('are counted for the dashboard', async () => {
      expect(await get('/api/notificaciones/contarConsultas')).toEqual({ success: true, count: 46 });
    });

    it('name each person once', async () => {
      const people = await get('/api/consulta/verContactosConsultas');
      expect(people).toHaveLength(8);
      expect(people[0]).toEqual({
        nombreCompleto: 'Sola',
        telefono: '',
        email: 'sola@x.com',
        cantidad: 1,
        ultimaConsulta: '2026-03-01T02:00:00.000Z',
      });
      const found = await get('/api/consulta/verContactosConsultas?buscar=persona%203');
      expect(found).toEqual([expect.objectContaining({ email: 'p3@x.com' })]);
    });
  });

  describe('the catalogue of amenities', () => {
    const add = (nombre: string) => app.post('/api/servicios/agregarServicio', { nombre }, operator);

    it('grows, renames, and refuses a name that is there, accents, case and signs apart', async () => {
      const { id } = (await add('🎾 Cancha de pádel')).json();
      for (const same of ['🎾 CANCHA DE PADEL', '🏓 Cancha-de-pá\u200bdel'])
        expect((await add(same)).statusCode).toBe(409);
      expect((await add('   ')).statusCode).toBe(400);
      const rename = (nombre: string, of = id) =>
        app.post('/api/servicios/modificarServicio', { id: of, nombre }, operator);
      expect((await rename('🎾 Pádel')).statusCode).toBe(200);
      expect((await rename('🎾 Pádel')).statusCode).toBe(200);
      expect((await rename('Nada', 99_999)).statusCode).toBe(404);
      const names = (await get('/api/servicios/verServicios')).map(
        ({ nombre }: { nombre: string }) => nombre,
      );
      expect(names).toContain('🎾 Pádel');
      expect((await remove(`/api/servicios/eliminarServicio?id=${id}`)).statusCode).toBe(200);
      expect((await remove(`/api/servicios/eliminarServicio?id=${id}`)).statusCode).toBe(404);
    });

    it('does not lose one that listings offer unless that is said, and then searches follow', async () => {
      const { id } = (await add('🔭 Telescopio')).json();
      const publication = aPublication();
      publication.inmueble.servicios = [id];
      const listing = await publish(app, publication);
      await approve(app, listing, { operator });
      const found = async () =>
        (await get(`/api/inmueble/busqueda/buscarInmueblesFiltros?operacion=alquiler&servicios[]=${id}`))
          .total;
      expect(await found()).toBe(1);
      const changed = async () =>
        (
          await app.sql<{ n: string }>(
            'SELECT change_number AS n FROM search_changes WHERE listing_id = $1',
            [listing],
          )
        )[0]!.n;
      const before = Number(await changed());

      const refused = await remove(`/api/servicios/eliminarServicio?id=${id}`);
      expect([refused.statusCode, refused.json().error]).toEqual([
        409,
        expect.stringContaining('Un inmueble ofrece'),
      ]);
      expect(await found()).toBe(1);

      expect((await remove(`/api/servicios/eliminarServicio?id=${id}&confirmado=1`)).statusCode).toBe(200);
      expect(await app.count('search', `amenities @> ARRAY[${id}]`)).toBe(0);
      expect(Number(await changed())).toBeGreaterThan(before);
    });
  });
});
