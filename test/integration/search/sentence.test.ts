import type { SearchAnswer } from '#common/search/query/search-calls.js';
import { SearchRows } from '../../../backend/src/listings/rows/search-rows.js';
import { Transactions } from '../../../backend/src/platform/database/transactions.js';
import { approve, publish } from '../../builders/desk.js';
import { aPublication } from '../../builders/publication.js';
import { eventually, TestApp } from '../../support/test-app.js';

const SEARCH = '/api/inmueble/busqueda/buscarInmueblesFiltros';
const PAGE = '/resultado-busqueda';
const TEXT = 'Frente al vivero, con jardín y una habitación de huéspedes.';

describe('a search by one sentence', () => {
  let app: TestApp;
  let operator: { cookie: string };
  let id: number;
  let code: string;

  beforeAll(async () => {
    app = await TestApp.start();
    operator = await app.signIn();
    const publication = aPublication();
    publication.contacto.apellido = 'Zubizarreta';
    publication.inmueble.observaciones = TEXT;
    id = await publish(app, publication);
    code = await approve(app, id, { operator });
    await approve(app, await publish(app), { operator });
  });
  afterAll(() => app.stop());

  const ask = async (query: Record<string, string>): Promise<SearchAnswer> => {
    const answer = await app.get(`${SEARCH}?${new URLSearchParams(query)}`);
    expect(answer.statusCode).toBe(200);
    return answer.json();
  };
  const codes = async (query: Record<string, string>) =>
    (await ask(query)).inmuebles.map(({ codigo }) => codigo);
  const page = (query: Record<string, string>) => app.get(`${PAGE}?${new URLSearchParams(query)}`);

  it('finds what its filters find, and says how it was understood', async () => {
    const frase = 'casa 3 dormitorios en miramr para 6 con jardines, primera de enero, navidad';
    const filters = { 'ciudades[]': 'Miramar', 'tipoPropiedad[]': 'casa', 'dormitorios[]': '3' };
    const others = { 'personas[]': '6', periodo: 'Enero', fraccion: '1º Quincena', palabras: 'jardines' };
    const { entendido, ...answer } = await ask({ frase });
    expect(answer).toEqual({
      ...(await ask({ ...filters, ...others })),
      palabras: ['jardines'],
      noEntendido: ['navidad'],
    });
    expect(answer.inmuebles.map(({ codigo }) => codigo)).toEqual([code]);
    expect(entendido).toContainEqual({ texto: 'miramr', filtro: 'ciudades', valor: 'Miramar' });
  });

  it('what the query itself says comes before the sentence', async () => {
    expect(await codes({ frase: 'casa en mar del plata', 'ciudades[]': 'Miramar' })).toHaveLength(2);
    expect(await codes({ frase: 'casa en venta', operacion: 'alquiler' })).toHaveLength(2);
    expect(await codes({ frase: `quiero ver ${code.toLowerCase()}` })).toEqual([code]);
  });

  it.each(['jardín', 'JARDINES', 'habitaciones', 'calle 21 vivero', 'frente al vivero', 'casas jardin'])(
    'finds the words of title, text and street, in any form: %s',
    async (palabras) => {
      expect(await codes({ palabras })).toContain(code);
    },
  );

  it.each(['zubizarreta', 'ejemplo', 'ana', '1234', 'mar'])(
    'finds nothing by %s, which is not in them',
    async (word) => {
      expect(await codes({ palabras: `vivero ${word}` })).toEqual([]);
    },
  );

  it('follows the text of the notice', async () => {
    await app.web.get(Transactions).run(async (tx) => {
      await tx.query(`UPDATE listings SET notes = 'Con horno de barro.' WHERE id = $1`, [id]);
      await app.web.get(SearchRows).refresh(tx, id);
    });
    await eventually('the index has the words of the new text', async () => {
      const found = await codes({ palabras: 'hornos' });
      return found.includes(code);
    });
    expect(await codes({ palabras: 'vivero' })).toEqual([]);
  });

  it('leads to the readable address, which keeps the sentence and says what was not understood', async () => {
    const sent = await page({ frase: 'casa en miramar con horno, navidad' });
    expect([sent.statusCode, sent.headers.location]).toEqual([
      302,
      `${PAGE}/Alquiler/Miramar/Casa?palabras=horno&frase=casa+en+miramar+con+horno%2C+navidad&noEntendido=navidad`,
    ]);
    const shown = (await app.get(String(sent.headers.location))).body;
    expect(shown).toContain('No entendimos «navidad»');
    expect(shown).toContain('value="casa en miramar con horno, navidad"');
    expect(shown).toContain('noindex');
    const withOthers = await page({
      frase: 'casa para 4',
      personas: '6',
      orden: 'precio-menor',
      llegada: 'hoy',
    });
    expect(withOthers.headers.location).toBe(
      `${PAGE}/Alquiler/Todas/Casa/personas-6?orden=precio-menor&frase=casa+para+4&noEntendido=llegada%3Dhoy`,
    );
    const named = await page({ frase: code });
    expect([named.statusCode, named.headers.location]).toEqual([302, `/ver-ficha-inmueble/${code}`]);
    expect((await page({ frase: ' ' })).headers.location).toBe(`${PAGE}/Alquiler/Todas/Todas`);
  });

  it.each([
    ['one long word', 'x'.repeat(10_000)],
    ['one word often', 'casa '.repeat(2_000)],
    ['SQL', `'; DROP TABLE listings; --`],
    ['HTML', '<script>alert(1)</script>'],
    ['NUL and the other direction', 'casa\u0000 en\u202e miramar'],
    ['patterns', '%_ {}[] || && 1=1'],
    ['a long number', '9'.repeat(500)],
    ['many bounds', 'hasta '.repeat(60)],
    ['many numbers', '1 y '.repeat(75)],
  ])('takes no harm from %s', async (_, frase) => {
    const sent = await page({ frase });
    expect(sent.statusCode).toBe(302);
    const shown = await app.get(String(sent.headers.location));
    expect([200, 404]).toContain(shown.statusCode);
    expect(shown.body).not.toContain('<script>alert');
    await ask({ frase });
  });
});
