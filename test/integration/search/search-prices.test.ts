import type { ListingCardWire } from '#common/search/cards/card-calls.js';
import type { ListingSheetAnswer } from '#common/search/sheet/sheet-calls.js';
import { parseDay } from '../../../common/kernel/time/days.js';
import type { RentalPrice } from '../../../common/pricing/prices.js';
import { SeasonCalendar } from '../../../common/pricing/season/season-calendar.js';
import { planStay } from '../../../common/pricing/stays/stay-plan.js';
import type { Conditions } from '#common/listings/conditions/conditions.js';
import { stayTermsOf } from '#common/listings/conditions/stay-terms-of.js';
import { quoteStay } from '../../../common/pricing/stays/stay-quote.js';
import { DOLLAR, SearchedApp } from '../../support/searched-app.js';
import type { TestApp } from '../../support/test-app.js';
import { approve, publish } from '../../builders/desk.js';
import { aPublication } from '../../builders/publication.js';

describe('prices of rentals in a search', () => {
  let app: TestApp;

  let allPages: SearchedApp['allPages'];
  let search: SearchedApp['search'];

  beforeAll(async () => {
    const searched = await SearchedApp.start();
    app = searched.app;
    search = (query) => searched.search(query);
    allPages = (query) => searched.allPages(query);
  });
  afterAll(() => app.stop());

  const INQUIRIES = [
    'periodo=Enero',
    'periodo=Enero&fraccion=1%C2%BA+Quincena',
    'periodo=Semana+Santa',
    'periodo=A%C3%B1o+Completo',
    '',
    'llegada=2027-01-16&salida=2027-02-01',
    'llegada=2026-12-28&salida=2027-01-05',
  ];
  const pesosShown = ({ precio, moneda }: ListingCardWire) =>
    precio && precio > 1 ? precio * (moneda === 'USD' ? DOLLAR : 1) : null;

  it.each(INQUIRIES)(
    'sorts rentals (%s) by the price that their cards show, what has none last',
    async (asked) => {
      for (const [sort, order] of [
        ['precio-menor', (a: number, b: number) => a - b],
        ['precio-mayor', (a: number, b: number) => b - a],
      ] as const) {
        const cards = await allPages(`operacion=alquiler&orden=${sort}&${asked}`);
        expect(cards.length).toBeGreaterThan(0);
        const pesos = cards.map(pesosShown);
        const priced = pesos.filter((amount) => amount !== null);
        expect(pesos.slice(0, priced.length)).toEqual(priced);
        expect(priced).toEqual(priced.toSorted(order));
        expect(new Set(cards.map(({ codigo }) => codigo)).size).toBe(cards.length);
      }
    },
  );

  it.each(INQUIRIES)(
    'a budget for rentals (%s) is one of the prices that cards show, in pesos',
    async (asked) => {
      const all = await allPages(`operacion=alquiler&${asked}`);
      const amounts = all.map(pesosShown).filter((amount) => amount !== null);
      const [from, to] = [amounts.toSorted((a, b) => a - b)[3]!, amounts.toSorted((a, b) => b - a)[3]!];
      const found = await allPages(
        `operacion=alquiler&${asked}&precioDesde=${Math.ceil(from)}&precioHasta=${Math.floor(to)}`,
      );
      const shown = found
        .filter(({ precioEstado }) => precioEstado !== 'alquilado')
        .map(({ codigo }) => codigo);
      const expected = all.filter((card) => {
        const pesos = pesosShown(card);
        return pesos !== null && pesos >= Math.ceil(from) && pesos <= Math.floor(to);
      });
      expect(shown.toSorted()).toEqual(expected.map(({ codigo }) => codigo).toSorted());
    },
  );

  it.each(INQUIRIES)("'solo libres' (%s) leaves out exactly what is rented or not offered", async (asked) => {
    const all = await allPages(`operacion=alquiler&${asked}`);
    const free = await allPages(`operacion=alquiler&libres=1&${asked}`);
    const expected = all.filter(({ precioEstado }) => ['libre', 'consultar'].includes(precioEstado));
    expect(free.map(({ codigo }) => codigo)).toEqual(expected.map(({ codigo }) => codigo));
  });

  const HALF_OF_MONTH = [
    ['Enero', 'Mes Completo', 900_000],
    ['Enero', '1º Quincena', 500_000],
    ['Enero', '2º Quincena', 450_000],
    ['Enero', 'Semana', 250_000],
    ['Marzo', 'Mes Completo', 600_000],
    ['Marzo', '1º Quincena', 300_000],
    ['Semana Santa', 'Mes Completo', 200_000],
  ] as const;

  it.each([
    ['Enero', 'Mes Completo', { Mes: 'x', quincena1: 'x', quincena2: 'x', Semana: 'x', MarzoMes: 600_000 }],
    [
      'Enero',
      '1º Quincena',
      { Mes: 'x', quincena1: 'x', quincena2: 450_000, Semana: 250_000, MarzoMes: 600_000 },
    ],
    [
      'Semana Santa',
      'Mes Completo',
      { Mes: 900_000, quincena1: 500_000, quincena2: 450_000, Semana: 250_000, MarzoMes: 'x' },
    ],
  ])('with %s, %s rented, every question finds the same parts taken', async (periodo, fraccion, expected) => {
    const publication = aPublication();
    publication.inmueble.preciosAlquiler = HALF_OF_MONTH.map(([when, part, precio], at) => ({
      id: at + 1,
      periodo: when,
      fraccion: part,
      precio,
      moneda: 'ARS',
    }));
    const operator = await app.signIn();
    const idInmueble = await publish(app, publication);
    const code = await approve(app, idInmueble, { operator });
    const row = { idInmueble, periodo, fraccion, alquilado: true };
    await app.post('/api/inmueble/actualizar/marcarAlquilado', row, operator);

    const sheet = (
      await app.get(`/api/inmueble/ver/verInmueblePorCodigo?codigo=${code}`)
    ).json() as ListingSheetAnswer;
    const [january, march] = ['Enero', 'Marzo'].map((name) =>
      sheet.tablaPrecios.find((one) => one.MesCompleto === name)!,
    );
    const { Mes, quincena1, quincena2, Semana } = january!;
    const cells = { Mes, quincena1, quincena2, Semana, MarzoMes: march!.Mes };
    const marked = (cell: unknown) => (cell === 'ALQUILADO' ? 'x' : cell);
    expect(Object.fromEntries(Object.entries(cells).map(([name, cell]) => [name, marked(cell)]))).toEqual(
      expected,
    );

    const ownMarks = sheet.precios.filter(({ marcado }) => marcado);
    expect(ownMarks.map((one) => [one.periodo, one.fraccion])).toEqual([[periodo, fraccion]]);

    const isFound = async (query: string): Promise<boolean> =>
      (await allPages(`operacion=alquiler&libres=1&${query}`)).some(({ codigo }) => codigo === code);
    const ofPart = (when: string, part: string) =>
      isFound(String(new URLSearchParams({ periodo: when, fraccion: part })));
    expect({
      Mes: await ofPart('Enero', 'Mes Completo'),
      quincena1: await ofPart('Enero', '1º Quincena'),
      quincena2: await ofPart('Enero', '2º Quincena'),
      Semana: await ofPart('Enero', 'Semana'),
      MarzoMes: await ofPart('Marzo', 'Mes Completo'),
    }).toEqual(Object.fromEntries(Object.entries(expected).map(([name, cell]) => [name, cell !== 'x'])));
    for (const [dates, cell] of [
      ['llegada=2027-01-01&salida=2027-02-01', expected.Mes],
      ['llegada=2027-01-01&salida=2027-01-16', expected.quincena1],
      ['llegada=2027-01-16&salida=2027-02-01', expected.quincena2],
    ] as const)
      expect([dates, await isFound(dates)]).toEqual([dates, cell !== 'x']);
  });

  it.each([
    ['2020-01-10', '2020-01-20'],
    ['1899-01-10', '1899-01-20'],
    ['0027-01-10', '0027-01-20'],
    ['9999-01-10', '9999-01-20'],
  ])('asks for other dates instead of quoting %s', async (llegada, salida) => {
    const { inmuebles } = await search('operacion=alquiler&pagina=1');
    const dates = `llegada=${llegada}&salida=${salida}`;
    for (const path of [
      `busqueda/buscarInmueblesFiltros?operacion=alquiler&${dates}`,
      `busqueda/contarFiltros?operacion=alquiler&${dates}`,
      `ver/verInmueblePorCodigo?codigo=${inmuebles[0]!.codigo}&${dates}`,
      `mapa/agruparInmueblesParaMapa?operacion=alquiler&${dates}`,
    ]) {
      const answer = await app.get(`/api/inmueble/${path}`);
      expect([path, answer.statusCode, Object.keys(answer.json().errores ?? {})]).toEqual([
        path,
        400,
        ['llegada'],
      ]);
    }
  });

  it('recommends what is free in the period before what is taken', async () => {
    const cards = await allPages('operacion=alquiler&periodo=Enero&fraccion=1%C2%BA+Quincena');
    const isTaken = cards.map(({ precioEstado }) => Number(precioEstado === 'alquilado'));
    expect(new Set(isTaken).size).toBe(2);
    expect(isTaken).toEqual(isTaken.toSorted());
  });

  it.each(['llegada=2027-01-15&salida=2027-01-17', 'llegada=2027-02-10&salida=2027-02-16'])(
    'recommends homes that are let for these nights (%s), then for more, then on request, then the rest',
    async (dates) => {
      const cards = await allPages(`operacion=alquiler&${dates}`);
      const ranks = cards.map(({ estadia }) => {
        if (!estadia?.disponible) return 3;
        if (estadia.total === null) return 2;
        const paid = estadia.tramos.reduce(
          (sum, { desde, hasta }) => sum + parseDay(hasta)! - parseDay(desde)! + 1,
          0,
        );
        return paid > estadia.noches ? 1 : 0;
      });
      expect([...new Set<number>(ranks)]).toEqual(expect.arrayContaining([0, 1, 3]));
      expect(ranks).toEqual(ranks.toSorted());
      expect(new Set(cards.map(({ codigo }) => codigo)).size).toBe(cards.length);
    },
  );

  it('leads with the price that was searched for, rented or not', async () => {
    const inmuebles = await allPages('operacion=alquiler&periodo=Enero&fraccion=1%C2%BA+Quincena');
    expect(new Set(inmuebles.map(({ precioPor }) => precioPor))).toEqual(
      new Set(['por la 1.ª quincena de enero']),
    );
    expect(inmuebles.some(({ precioEstado }) => precioEstado === 'alquilado')).toBe(true);
  });

  it('leads with the least price a night where no dates or period were named', async () => {
    const { inmuebles } = await search('operacion=alquiler&pagina=1');
    const nightly = inmuebles.filter(({ precioDesde }) => precioDesde);
    expect(nightly.length).toBeGreaterThan(0);
    expect(nightly.every(({ precioPor }) => precioPor === 'por noche')).toBe(true);
    expect(inmuebles.every((card) => !('estadia' in card))).toBe(true);
  });

  it.each(['', 'periodo=Enero', 'llegada=2027-01-10&salida=2027-01-12'])(
    'counts the days of a beach club on its sheet as on its card (%s)',
    async (asked) => {
      const cards = await allPages(`operacion=alquiler&tipoPropiedad[]=7&${asked}`);
      expect(cards.some(({ precioPor }) => /día/.test(precioPor))).toBe(true);
      for (const { codigo, precio, precioPor } of cards) {
        const call = `/api/inmueble/ver/verInmueblePorCodigo?codigo=${codigo}&${asked}`;
        const { precioGuia } = (await app.get(call)).json<ListingSheetAnswer>();
        expect({ codigo, ...precioGuia }).toMatchObject({ codigo, precio, precioPor });
      }
    },
  );

  it('quotes a stay for each listing as the rule does, and leads with its total', async () => {
    const stay = { arrival: parseDay('2027-01-10')!, departure: parseDay('2027-01-24')! };
    const plan = planStay(stay, new SeasonCalendar([]));
    const cards = await allPages('operacion=alquiler&llegada=2027-01-10&salida=2027-01-24&personas=4');
    const stored = await app.sql<{ code: string; prices: RentalPrice[]; conditions: Conditions | null }>(
      `SELECT code, conditions, json_agg(p) AS prices FROM listings l JOIN prices p ON p.listing_id = l.id GROUP BY l.id`,
    );
    const storedOf = new Map(stored.map((listing) => [listing.code, listing]));
    expect(cards.length).toBeGreaterThan(100);
    for (const { codigo, estadia, precio } of cards) {
      const { prices: rentalPrices = [], conditions = null } = storedOf.get(codigo) ?? {};
      const offer = { rentalPrices, stayTerms: stayTermsOf(conditions) };
      const quote = rentalPrices.some(({ period }) => period !== 7) ? quoteStay(offer, plan, DOLLAR) : null;
      const total = quote?.kind === 'priced' ? quote.total : null;
      const told = estadia && {
        noches: estadia.noches,
        totalConCargos: estadia.totalConCargos,
        cargos: estadia.cargos.reduce((sum, { monto }) => sum + monto, estadia.total ?? 0),
        disponible: estadia.disponible,
        porPersona: estadia.porPersona,
        tramos: estadia.tramos.reduce((sum, { monto }) => sum + monto, 0) - (estadia.total ?? 0),
      };
      const computed = quote && {
        noches: 14,
        totalConCargos: total,
        cargos: total ?? 0,
        disponible: quote.kind === 'priced' || quote.kind === 'consult',
        porPersona: total && Math.round(total / 4),
        tramos: 0,
      };
      expect(told).toEqual(computed);
      expect(precio && precio > 1 ? precio : null).toBe(total);
    }
    expect(cards.some(({ estadia }) => estadia?.total)).toBe(true);
    expect(cards.some(({ estadia }) => estadia && !estadia.disponible)).toBe(true);
  });
});
