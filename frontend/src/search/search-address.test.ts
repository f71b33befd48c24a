import { emptyFilters } from '#common/search/query/search-filters.js';
import {
  EARLIER_SEARCH,
  readSearchAddress,
  searchParams,
  unreadText,
  writeSearchAddress,
} from './search-address.js';
import { readSent } from './sent-search.js';

const NAMES = { today: '2026-11-27', amenities: [], zones: [] };

const read = (address: string) => {
  const url = new URL(address, 'http://site.example');
  const reading = readSearchAddress(url.pathname, url.searchParams);
  return reading.kind === 'sent' ? readSent(url.searchParams, NAMES) : reading;
};

describe('the address of a search', () => {
  it('is read and written back alike', () => {
    const address =
      '/resultado-busqueda/Alquiler/Miramar/Casa/3-Dorm/Enero/1-Quincena/destacados/banos-2plus/svc-pileta?orden=precio-menor&pagina=2';
    const reading = read(address);
    expect(reading.kind).toBe('search');
    expect(reading.kind === 'search' && writeSearchAddress(reading.search)).toBe(address);
  });

  it.each([
    ['/resultado-busqueda', '/resultado-busqueda/Alquiler/Todas/Todas'],
    ['/resultado-busqueda/venta/miramar', '/resultado-busqueda/Venta/Miramar/Todas'],
    [
      '/resultado-busqueda?operacion=venta&ciudad=Miramar&tipoPropiedad=casa',
      '/resultado-busqueda/Venta/Miramar/Casa',
    ],
    [
      '/resultado-busqueda/Alquiler/Todas/Todas?personas=6&llegada=2027-01-16&salida=2027-01-31&pagina=2',
      '/resultado-busqueda/Alquiler/Todas/Todas/personas-6?llegada=2027-01-16&salida=2027-01-31&pagina=2',
    ],
    [
      '/resultado-busqueda/Alquiler/Miramar/Casa/3-Dorm?dormitorios[]=2&servicios[]=pileta',
      '/resultado-busqueda/Alquiler/Miramar/Casa/2-Dorm/svc-pileta',
    ],
  ])('sends %s to its readable form', (address, to) => {
    expect(read(address)).toEqual({ kind: 'redirect', to, isTemporary: false });
  });

  it.each([
    [
      '/resultado-busqueda?operacion=venta&ciudad=Atlantis&pagina=3',
      '/resultado-busqueda/Venta/Todas/Todas?pagina=3&noEntendido=Atlantis',
    ],
    // A code that is mistyped in a form without JavaScript.
    ['/resultado-busqueda?codigo=+ALQ-12+', '/resultado-busqueda/Alquiler/Todas/Todas?noEntendido=ALQ-12'],
    [
      '/resultado-busqueda/Alquiler/Miramar/Casa/disparate',
      '/resultado-busqueda/Alquiler/Miramar/Casa?noEntendido=disparate',
    ],
    [
      '/resultado-busqueda/Alquiler/Atlantis/Casa',
      '/resultado-busqueda/Alquiler/Todas/Casa?noEntendido=Atlantis',
    ],
    [
      '/resultado-busqueda/alquiler/miramar?mes=brumario',
      '/resultado-busqueda/Alquiler/Miramar/Todas?noEntendido=mes%3Dbrumario',
    ],
  ])('sends %s to the search without what it does not understand, for now, and names it', (address, to) => {
    expect(read(address)).toEqual({ kind: 'redirect', to, isTemporary: true });
    expect(read(to).kind).toBe('search');
  });

  it.each([
    ['', ''],
    ['Atlantis', 'No entendimos «Atlantis». Estos son los avisos sin ese filtro.'],
    ['www.ejemplo.com', 'No entendimos una parte de la dirección. Estos son los avisos sin ella.'],
  ])('with %j not understood says %j', (words, text) => {
    expect(unreadText(new URLSearchParams({ noEntendido: words }))).toBe(text);
  });

  it.each([
    ['Miramar/Casa?mes=enero', { nights: '7', month: 1 }, ''],
    ['Todas/Todas?noches=finde', { nights: 'finde', month: null }, ''],
    ['Todas/Todas?noches=7&mes=brumario', { nights: '7', month: null }, 'mes=brumario'],
    ['Todas/Todas?noches=muchas&mes=enero', { nights: '7', month: 1 }, 'noches=muchas'],
    ['Todas/Todas?noches=3&noches=7', { nights: null, month: null }, 'noches=3=7'],
    ['Todas/Todas?llegada=ayer&salida=2027-02-02', { arrival: null }, 'llegada=ayer'],
    ['Todas/Todas?llegada=2027-02-02', { arrival: null }, 'llegada=2027-02-02'],
    ['Todas/Todas?salida=2027-02-02', { departure: null }, 'salida=2027-02-02'],
    ['Todas/Todas?personas=muchas', { people: [] }, 'personas=muchas'],
    ['Todas/Todas?libres=quizas&mar=lejos', { free: false }, 'libres=quizas, mar=lejos'],
  ])('%s is read as %j, and says what it cannot read', (address, filters, unread) => {
    const reading = read(`/resultado-busqueda/Alquiler/${address}`);
    expect(reading).toMatchObject({ kind: 'search', search: { filters } });
    const { searchParams: query } = new URL(address, 'http://site.example');
    expect(unreadText(query)).toBe(
      unread && `No entendimos «${unread}». Estos son los avisos sin ese filtro.`,
    );
  });

  it('of a form without scripts has a week for a month alone, and says what it cannot read', () => {
    expect(read('/resultado-busqueda?noches=&mes=enero&ciudad=Miramar')).toMatchObject({
      to: '/resultado-busqueda/Alquiler/Miramar/Todas?noches=7&mes=enero',
    });
    expect(read('/resultado-busqueda?ciudad=Miramar&precioDesde=mucho&mes=brumario')).toMatchObject({
      to: '/resultado-busqueda/Alquiler/Miramar/Todas?noEntendido=mes%3Dbrumario%2C+precioDesde%3Dmucho',
      isTemporary: true,
    });
  });

  it('opens the listing when a code is asked for', () => {
    expect(read('/resultado-busqueda?codigo=alq-0001')).toEqual({ kind: 'code', code: 'ALQ-0001' });
    expect(read('/resultado-busqueda?codigo=ven+12&ciudad=Atlantis').kind).toBe('redirect');
    expect(read('/resultado-busqueda?codigo=ven+0012&ciudad=Atlantis')).toEqual({
      kind: 'code',
      code: 'VEN-0012',
    });
  });

  it('leaves foreign parameters of a shared link alone', () => {
    expect(read('/resultado-busqueda/Alquiler/Miramar/Casa?fbclid=x').kind).toBe('search');
  });

  it('does not exist for an unknown operation, nor for a broken escape', () => {
    expect(read('/resultado-busqueda/Permuta').kind).toBe('unknown');
    expect(readSearchAddress('/resultado-busqueda/%E0%A4%A', new URLSearchParams()).kind).toBe('unknown');
  });

  it('asks for its page', () => {
    const filters = { ...emptyFilters('sale'), towns: ['Miramar'] };
    expect(String(searchParams({ filters, sort: 'recientes', page: 2 }))).toBe(
      'operacion=venta&ciudades%5B%5D=Miramar&pagina=2',
    );
  });
});

describe('a panel that is sent without scripts', () => {
  const sent = (before: string, values: Record<string, string>): string => {
    const reading = readSent(new URLSearchParams({ [EARLIER_SEARCH]: before, ...values }), NAMES);
    return reading.kind === 'redirect' ? reading.to : reading.kind;
  };

  it.each([
    [
      'a season takes the place of dates',
      '/resultado-busqueda/Alquiler/Todas/Todas?llegada=2027-01-16&salida=2027-01-31',
      { llegada: '2027-01-16', salida: '2027-01-31', periodo: '2' },
      '/resultado-busqueda/Alquiler/Todas/Todas/Enero',
    ],
    [
      'dates take the place of a season',
      '/resultado-busqueda/Alquiler/Todas/Todas/Enero',
      { llegada: '2027-01-16', salida: '2027-01-31', periodo: '2' },
      '/resultado-busqueda/Alquiler/Todas/Todas?llegada=2027-01-16&salida=2027-01-31',
    ],
    [
      'a range goes with what it paid for, and the order stays',
      '/resultado-busqueda/Alquiler/Todas/Todas/0-90000?orden=precio-menor',
      { operacion: 'venta', precioHasta: '90.000' },
      '/resultado-busqueda/Venta/Todas/Todas?orden=precio-menor',
    ],
    [
      'what the panel does not ask for stays',
      '/resultado-busqueda/Alquiler/Todas/Todas?zona=-38.3,-57.9,-38.2,-57.8',
      { 'ciudades[]': 'Miramar' },
      '/resultado-busqueda/Alquiler/Miramar/Todas?zona=-38.3,-57.9,-38.2,-57.8',
    ],
    [
      'one date alone is none',
      '/resultado-busqueda/Alquiler/Todas/Todas',
      { llegada: '2027-01-16', salida: '', 'ciudades[]': 'Miramar' },
      '/resultado-busqueda/Alquiler/Miramar/Todas',
    ],
    [
      'an address of elsewhere is no earlier search',
      'https://example.com/resultado-busqueda/Venta/Todas/Todas',
      { 'ciudades[]': 'Miramar' },
      '/resultado-busqueda/Alquiler/Miramar/Todas',
    ],
  ])('%s', (_, before, values, address) => {
    expect(sent(before, values)).toBe(address);
  });
});
