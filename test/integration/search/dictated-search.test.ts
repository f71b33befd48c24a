import { DataSource } from 'typeorm';
import { phoneDigits } from '#common/kernel/forms/phone.js';
import { aPublication } from '../../builders/publication.js';
import { storeBlacklist, storeInquiries, storeSupportMessages } from '../../builders/rows.js';
import { TestApp } from '../../support/test-app.js';

/** Notations that an operator types during a phone call. */
const WAYS = [
  '2230001118',
  '223 000-1118',
  '+54 9 223 000 1118',
  '0223 15 0001118',
  '98.000.118',
  'cabrera patricia',
  'Cabrera, Patricia',
  'PATRÍCIA CABRERA',
  'Cabrera 98.000.118',
];

describe('what the operator looks for, however it was dictated', () => {
  let app: TestApp;
  let operator: { cookie: string };

  beforeAll(async () => {
    app = await TestApp.start();
    operator = await app.signIn();
    const person = {
      ...aPublication().contacto,
      nombre: 'Patricia',
      apellido: 'Cabrera',
      dni: '98000118',
      celular: '+5492230001118',
      email: 'pcabrera@ejemplo.com',
    };
    for (const contacto of [
      person,
      {
        ...person,
        apellido: 'Cabral',
        dni: '98000119',
        celular: '+5492230001119',
        email: 'otra@ejemplo.com',
      },
    ]) {
      await app.post('/api/inmueble/crear/crearInmueble', aPublication({ contacto }));
    }
    const irish = aPublication({
      contacto: {
        ...person,
        nombre: 'Renata',
        apellido: 'D\u2019Angelo',
        dni: '98000120',
        celular: '+5492230001120',
        email: "o'brien@ejemplo.com",
      },
    });
    irish.ubicacion.calle = "O'Higgins";
    irish.ubicacion.numero = '3412';
    await app.post('/api/inmueble/crear/crearInmueble', irish);
    await storeInquiries(
      app,
      { fullName: "Renata D'Angelo", phone: '223 000 1120', email: "o'brien@ejemplo.com" },
      { fullName: 'Patricia Cabrera', phone: '0223 15-000 1118' },
      { fullName: 'Patricia Cabral', phone: '223 000 1119' },
    );
    await storeSupportMessages(
      app,
      {
        fullName: 'Patricia Cabrera',
        email: 'pc@ejemplo.com',
        message: 'Mi número es 223 000-1118 y mi DNI 98.000.118.',
      },
      { fullName: 'Patricia Cabral', email: 'otra@ejemplo.com', message: 'Sin datos.' },
      { fullName: 'Renata D\u00b4Angelo', email: "o'brien@ejemplo.com", message: 'La casa de O`Higgins.' },
    );
    await storeBlacklist(
      app,
      { email: 'malo@ejemplo.com', description: 'Estafó a Núñez, Ángela' },
      { email: 'otro@ejemplo.com', description: 'Molesta' },
      { email: "o'brien@ejemplo.com", description: 'Rompió todo' },
    );
  });
  afterAll(() => app.stop());

  const found = async (path: string): Promise<unknown> => (await app.get(path, operator)).json();
  const written = (typed: string): string => encodeURIComponent(typed);

  describe.each<[string, string, (answer: never) => string[]]>([
    [
      'contacts',
      '/api/contacto/verContactos?buscar=',
      ({ contactos }: { contactos: { apellido: string }[] }) => contactos.map(({ apellido }) => apellido),
    ],
    [
      'the palette',
      '/api/admin/buscar?q=',
      ({ contactos }: { contactos: { apellido: string }[] }) => contactos.map(({ apellido }) => apellido),
    ],
    [
      'pending notices',
      '/api/inmueble/obtener/verPendientes?nombre=',
      (rows: { apellido: string }[]) => rows.map(({ apellido }) => apellido),
    ],
    [
      'recipients of the newsletter',
      '/api/newsletter/verContactosNewsletter?buscar=',
      ({ contactos }: { contactos: { apellido: string }[] }) => contactos.map(({ apellido }) => apellido),
    ],
  ])('in %s', (_list, path, surnames) => {
    it.each(WAYS)('finds her by %p', async (typed) => {
      expect(surnames((await found(path + written(typed))) as never)).toEqual(['Cabrera']);
    });
  });

  it.each(['dangelo', "D'Angelo", 'd\u2019ANGELO renata', 'angelo', "o'brien@ejemplo.com", 'obrien'])(
    'finds a name with an apostrophe by %p, in every list',
    async (typed) => {
      const list = async (path: string, field?: string): Promise<unknown[]> => {
        const answer = (await found(path + written(typed))) as Record<string, unknown[]> & unknown[];
        return field ? answer[field]! : answer;
      };
      expect(await list('/api/contacto/verContactos?buscar=', 'contactos')).toHaveLength(1);
      expect(await list('/api/admin/buscar?q=', 'contactos')).toHaveLength(1);
      expect(await list('/api/inmueble/obtener/verPendientes?nombre=')).toHaveLength(1);
      expect(await list('/api/newsletter/verContactosNewsletter?buscar=', 'contactos')).toHaveLength(1);
      expect(await list('/api/consulta/verContactosConsultas?buscar=')).toHaveLength(1);
      expect(await list('/api/newsletter/verConsultasSoporte?buscar=')).toHaveLength(1);
    },
  );

  it('finds an apostrophe in free text and in the blacklist', async () => {
    expect(await found('/api/newsletter/verConsultasSoporte?buscar=ohiggins')).toHaveLength(1);
    expect(await found("/api/blacklist/verBlacklist?buscar=o'brien")).toHaveLength(1);
    expect(await found('/api/blacklist/verBlacklist?buscar=obrien')).toHaveLength(1);
  });

  it.each(['ohiggins', "O'Higgins 34", 'higgins'])(
    'finds a street with an apostrophe by %p',
    async (typed) => {
      const { inmuebles } = (await found(`/api/admin/buscar?q=${written(typed)}`)) as { inmuebles: object[] };
      expect(inmuebles).toHaveLength(1);
    },
  );

  it('knows a client by the DNI as it is printed', async () => {
    const { resumen } = (await found('/api/inmueble/ver/verResumenPorDNI?dni=98.000.118')) as {
      resumen: { contacto: { apellido: string } };
    };
    expect(resumen.contacto.apellido).toBe('Cabrera');
  });

  it('reads a phone in the database as in the program', async () => {
    const areas = [
      '11',
      '223',
      '2291',
      '0223',
      '+54 9 223',
      '+54 9 0223',
      '0054 9 2291',
      '549223',
      '9 223',
      '',
    ];
    const locals = [
      '400-1118',
      '15 400 1118',
      '4000-1118',
      '15-4000-1118',
      '40 1234',
      '15401234',
      '(15) 400 1118',
    ];
    const phones = [
      ...areas.flatMap((area) => locals.map((local) => `${area} ${local}`)),
      '+598 99 123 456',
      '',
    ];
    const [{ digits }] = await app.web
      .get(DataSource)
      .query(
        `SELECT array_agg(phone_digits(p) ORDER BY n) AS digits FROM unnest($1::text[]) WITH ORDINALITY AS t (p, n)`,
        [phones],
      );
    expect(digits).toEqual(phones.map(phoneDigits));
  });
});
