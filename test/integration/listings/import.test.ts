import { utils, write as writeBook } from '@e965/xlsx';
import { csvOf } from '#common/kernel/csv.js';
import { IMPORT_MESSAGES as MESSAGES } from '#common/listings/importing/import-messages.js';
import {
  importListings,
  reviewImport,
  type ImportReportAnswer,
} from '#common/listings/importing/import-calls.js';
import { generateListings } from '../../../backend/src/operations/demo/generate/generate-listings.js';
import { loadListings } from '../../../backend/src/operations/demo/load/load-listings.js';
import { multipart } from '../../support/pictures.js';
import { sheetOf } from '../../support/sheet-of.js';
import { tableDigests } from '../../support/table-digests.js';
import { TestApp } from '../../support/test-app.js';
import { ALL } from '../../support/tier.js';

const UNDO = '/api/auditoria/deshacer';

/** Columns of the export that a new notice does not take over. */
const OF_THE_SITE = [
  'Id',
  'Código',
  'Nº de alta',
  'Estado',
  'Destacado',
  'Pagado',
  'Fecha de pago',
  'Creado',
  'Publicado',
  'Fotos',
  'Vistas',
  'Consultas por WhatsApp',
  'Consultas por email',
];

const ROW = {
  Código: 'ALQ-0042',
  Operación: 'Alquiler',
  Vivienda: 'casa',
  LOCALIDAD: 'miramar',
  Calle: 'Calle 9',
  Número: '1450',
  Dormitorios: '3',
  'Superficie cubierta': '85,5',
  Servicios: 'Wi-Fi, Dragón',
  'Enero 1ra quincena': '$ 450.000,00',
  'semana santa': 'Consultar',
  Nombre: 'Rosa',
  Apellido: 'Ibarra',
  Documento: '20.111.222',
  Telefono: '02291 15-401234',
  Mail: 'Rosa@Ejemplo.com.ar',
};

describe('notices of a spreadsheet', () => {
  let app: TestApp;
  let operator: { cookie: string };

  beforeAll(async () => {
    app = await TestApp.start();
    operator = await app.signIn();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    await app.empty('contacts', { restart: true });
    await app.empty('idempotency_keys');
  });

  const send = async (
    call: { path: string },
    content: Buffer,
    { fields = {}, headers = {} }: { fields?: Record<string, number>; headers?: Record<string, string> } = {},
  ) => {
    const form = await multipart(fields, [{ name: 'avisos.csv', content, field: 'planilla' }]);
    return app.request({
      method: 'POST',
      url: call.path,
      payload: form.payload,
      headers: { ...operator, ...form.headers, ...headers },
    });
  };
  const review = async (content: Buffer): Promise<ImportReportAnswer> => {
    const answer = await send(reviewImport, content);
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.json();
  };
  const take = (content: Buffer, cantidad: number, headers = {}) =>
    send(importListings, content, { fields: { cantidad }, headers });
  const sheet = (...rows: Partial<Record<string, string>>[]): Buffer => {
    const headings = [...new Set(rows.flatMap((row) => Object.keys(row)))];
    return Buffer.from(
      csvOf(
        headings,
        rows.map((row) => headings.map((heading) => row[heading] ?? '')),
      ),
    );
  };
  const counts = async () => [await app.count('contacts'), await app.count('listings')];

  it('are what the export of all notices wrote', async () => {
    await loadListings(app.owner, generateListings(ALL ? 300 : 120, 11), {
      photos: new Map(),
      photoKey: () => '',
    });
    await app.sql(`UPDATE locations SET approximate = true WHERE id % 3 = 0`);
    const exported = async () => (await app.get('/api/admin/exportarInmueblesExcel', operator)).rawPayload;
    const facts = (file: Buffer) =>
      sheetOf(file, 'Inmuebles')
        .map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !OF_THE_SITE.includes(name))))
        .map((row) => JSON.stringify(row, Object.keys(row).toSorted()))
        .toSorted();
    const file = await exported();
    await app.empty('contacts', { restart: true });
    const { filas, seImportan } = await review(file);
    expect(filas.filter(({ resultado }) => resultado !== 'se importa')).toEqual([]);
    expect((await take(file, seImportan)).statusCode).toBe(200);
    expect(facts(await exported())).toEqual(facts(file));
    const again = await review(file);
    expect(again.seImportan).toBe(0);
    expect(again.filas[0]!.detalles).toEqual([MESSAGES.sameCode('aviso 1')]);
  });

  it('are read in any order and spelling, and pending', async () => {
    const [wifi] = await app.sql<{ id: number }>(`SELECT id FROM amenities WHERE name ILIKE '%wi%fi%'`);
    const before = await tableDigests(app);
    const report = await review(sheet(ROW));
    expect(await tableDigests(app)).toEqual(before);
    expect(report).toEqual({
      success: true,
      filas: [
        {
          fila: 2,
          resultado: 'con avisos',
          aviso: 'Casa o Chalet en alquiler, Calle 9 1450, Miramar',
          duenio: 'Rosa Ibarra',
          detalles: ['Servicios «Dragón»: quedó vacío, no se entendió'],
        },
      ],
      seImportan: 1,
      columnasSinLeer: [],
    });
    const answer = await take(sheet(ROW), 1);
    expect(answer.json()).toMatchObject({ importados: 1, message: MESSAGES.imported(1) });
    const [listing] = await app.sql<{ id: number }>('SELECT id FROM listings');
    const { inmueble, precios, servicios } = (
      await app.get(`/api/inmueble/ver/verInmueblePendiente?id=${listing!.id}`, operator)
    ).json();
    expect(inmueble).toMatchObject({
      estado: 'pendiente',
      dni: '20111222',
      celular: '+5492291401234',
      emailContacto: 'rosa@ejemplo.com.ar',
      dormitorios: 3,
      superficieCubierta: 85.5,
    });
    expect(precios).toMatchObject([
      { periodo: 'Enero', fraccion: '1º Quincena', monto: 450_000, tipo_moneda: 'ARS' },
      { periodo: 'Semana Santa', monto: 1 },
    ]);
    expect(servicios).toMatchObject([{ id: wifi!.id }]);
    expect(await app.count('mail_deliveries')).toBe(0);
    expect(await app.sql(`SELECT DISTINCT event FROM outbox WHERE correlation_id IS NOT NULL`)).toEqual([
      { event: 'listing.entered' },
    ]);
  });

  it.each([
    ['Windows-1252', (csv: string) => Buffer.from(csv.replace(/^\uFEFF/, ''), 'latin1')],
    ['UTF-8 without a mark', (csv: string) => Buffer.from(csv.replace(/^\uFEFF/, ''))],
    ['UTF-16 with tabs', (csv: string) => Buffer.from(csv.replaceAll(';', '\t'), 'utf16le')],
    [
      'commas',
      (csv: string) => Buffer.from(csv.replaceAll('.', '').replaceAll(',', '.').replaceAll(';', ',')),
    ],
  ])('are read in %s', async (_what, encoded) => {
    const { Servicios: _amenities, ...row } = { ...ROW, Apellido: 'Ibáñez' };
    const { filas } = await review(encoded(sheet({ ...row, Mail: '' + row.Mail }).toString()));
    expect(filas).toMatchObject([
      { duenio: 'Rosa Ibáñez', aviso: expect.stringContaining('Casa o Chalet en alquiler') },
    ]);
  });

  it('say why they are not imported, and what is left empty', async () => {
    const { filas } = await review(
      sheet(
        { ...ROW, Documento: 'no sé' },
        { ...ROW, LOCALIDAD: 'Necochea', Documento: '' },
        { ...ROW, Dormitorios: 'muchos', 'Enero 1ra quincena': 'a convenir', Servicios: '' },
        { ...ROW, Número: '7', Operación: 'Venta', Precio: '85.000', Servicios: '' },
        { ...ROW, Número: '8', Servicios: '', Nombre: '', Apellido: '', Telefono: '', Mail: '' },
        { ...ROW, Código: 'ALQ-0043', Calle: 'CALLE 9', Servicios: '' },
        { ...ROW, Código: '', Número: '9', Mail: 'otra@ejemplo.com', Servicios: '' },
        { ...ROW, Código: '', Número: '10', Nombre: ROW.Nombre.toUpperCase(), Servicios: '' },
      ),
    );
    expect(filas.map(({ fila, resultado, detalles }) => [fila, resultado, ...detalles])).toEqual([
      [2, 'no se importa', 'DNI «no sé»: el DNI lleva solo números, de 6 a 11'],
      [
        3,
        'no se importa',
        'Falta: DNI',
        'Localidad «Necochea»: no se entendió. Puede ser: Miramar, Mar del Plata, Mar del Sur, Otro',
      ],
      [
        4,
        'con avisos',
        'Enero «a convenir»: quedó vacío, no se entendió',
        'Dormitorios «muchos»: quedó vacío, no se entendió',
      ],
      [5, 'no se importa', MESSAGES.sameCode('fila 4')],
      [6, 'no se importa', MESSAGES.sameCode('fila 4')],
      [7, 'no se importa', MESSAGES.sameNotice('fila 4')],
      [8, 'con avisos', MESSAGES.ownerOfRow(4)],
      [9, 'se importa'],
    ]);
  });

  it('are imported once, by whoever presses twice or in two tabs', async () => {
    const file = sheet(ROW);
    const key = { 'idempotency-key': 'una-importacion' };
    const twice = await Promise.all([take(file, 1, key), take(file, 1, key)]);
    expect(twice.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(twice[0]!.json()).toEqual(twice[1]!.json());
    expect((await take(file, 1)).json()).toMatchObject({ message: MESSAGES.changed });
    expect((await take(sheet({ ...ROW, Calle: 'Otra' }), 1, key)).statusCode).toBe(409);
    expect(await counts()).toEqual([1, 1]);
  });

  it('are all taken back, except those that somebody changed', async () => {
    await take(sheet({ ...ROW, Código: '', Documento: '20999888', Mail: 'uno@ejemplo.com' }), 1);
    const before = await counts();
    const owners = ['20111222', '20333444'].map((dni) => ({
      ...ROW,
      Código: '',
      Documento: dni,
      Mail: `${dni}@ejemplo.com`,
    }));
    const file = sheet(...owners, { ...owners[0]!, Número: '99' });
    const { idCambio } = (await take(file, 3)).json();
    const [kept] = await app.sql<{ id: number }>('SELECT max(id) AS id FROM listings');
    await app.post(
      '/api/notas/agregarNota',
      { sobre: 'aviso', id: kept!.id, tipo: 'nota', texto: 'Llamó.' },
      operator,
    );
    const undone = await app.post(UNDO, { idCambio }, operator);
    expect(undone.json().message).toBe(MESSAGES.takenBack(2, [`aviso ${kept!.id}`]));
    expect(await counts()).toEqual([before[0]! + 1, before[1]! + 1]);
    expect((await app.post(UNDO, { idCambio }, operator)).statusCode).toBe(409);
    expect((await review(file)).seImportan).toBe(2);
  });

  it.each<[string, Buffer, string]>([
    ['nothing', Buffer.alloc(0), MESSAGES.empty],
    ['blank lines', Buffer.from('\n;;\n'), MESSAGES.empty],
    [
      'a newer Excel file',
      Buffer.from(
        writeBook(utils.book_new(utils.aoa_to_sheet([['DNI']])), {
          type: 'buffer',
          bookType: 'xlsx',
        }) as Buffer,
      ),
      MESSAGES.newerExcel,
    ],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 1]), MESSAGES.unreadable],
    [
      'a damaged workbook',
      Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(4_000, 7)]),
      MESSAGES.unreadable,
    ],
    ['no headings', Buffer.from('Miramar;Casa\n1;2'), MESSAGES.noHeadings],
    [
      'too many columns',
      Buffer.from(`DNI;Vivienda;Localidad${';x'.repeat(200)}\n1`),
      MESSAGES.tooManyColumns,
    ],
    [
      'too many rows',
      Buffer.from(`DNI;Vivienda;Localidad\n${'1;2;3\n'.repeat(2_001)}`),
      MESSAGES.tooManyRows,
    ],
    [
      'too many lines, even blank ones',
      Buffer.from(`DNI;Vivienda;Localidad\n1;2;3\n${'\n'.repeat(100_000)}4;5;6`),
      MESSAGES.tooManyRows,
    ],
    ['too much', Buffer.alloc(5 * 1024 * 1024 + 1, 'a'), MESSAGES.tooLarge],
  ])('are not read from %s', async (_what, file, message) => {
    const answer = await send(reviewImport, file);
    expect([answer.statusCode, answer.json().message]).toEqual([400, message]);
  });
});
