import { SearchedApp } from '../../support/searched-app.js';

const CALL = '/api/inmueble/busqueda';

describe('counts without each filter', () => {
  let searched: SearchedApp;

  beforeAll(async () => {
    searched = await SearchedApp.start();
  });
  afterAll(() => searched.app.stop());

  const counts = async (query: string) =>
    (await searched.app.get(`${CALL}/contarFiltros?operacion=alquiler&${query}`)).json().sinFiltro;
  const total = async (query: string): Promise<number> =>
    (await searched.app.get(`${CALL}/buscarInmueblesFiltros?operacion=alquiler&pagina=1&${query}`)).json()
      .total;

  it('says for a search that finds nothing how many each removal finds', async () => {
    const miramar = 'ciudades[]=Miramar';
    const dates = 'llegada=2027-01-16&salida=2027-02-01';
    const words = 'palabras=zepelin';
    const people = 'personas=6';
    const budget = 'precioHasta=9000000&moneda=ARS';
    const without = await counts([miramar, dates, words, people, budget].join('&'));
    const withoutWords = await total([miramar, dates, people, budget].join('&'));
    expect(withoutWords).toBeGreaterThan(0);
    expect(without).toEqual({
      '16 ene al 1 feb': 0,
      Miramar: 0,
      'Hasta ARS$ 9.000.000': 0,
      'En pesos': 0,
      '6 personas': 0,
      '«zepelin»': withoutWords,
    });
  });

  it('counts what goes with a filter: other dates drop the budget for a stay', async () => {
    const query = 'personas=6&llegada=2027-01-16&salida=2027-02-01&precioHasta=2&moneda=ARS';
    const without = await counts(query);
    const [[label, found]] = Object.entries<number>(without).filter(([name]) => /ene/.test(name)) as [
      [string, number],
    ];
    expect([label, found]).toEqual([label, await total('personas=6')]);
    expect(found).toBeGreaterThan(0);
  });

  it('says nothing for a search that finds something', async () => {
    expect(await total('personas=6')).toBeGreaterThan(0);
    expect(await counts('personas=6')).toBeUndefined();
  });

  it('counts minimum stays in the period of the search', async () => {
    const { opciones } = (
      await searched.app.get(`${CALL}/contarFiltros?operacion=alquiler&periodo=Enero`)
    ).json();
    const nights = Object.keys(opciones.leastNights);
    const totals = await Promise.all(nights.map((least) => total(`periodo=Enero&minimo=${least}`)));
    expect(nights.map((least) => opciones.leastNights[least])).toEqual(totals);
    expect(totals.at(-1)).toBeGreaterThan(0);
  });
});
