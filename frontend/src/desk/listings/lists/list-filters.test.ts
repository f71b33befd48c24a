import { searchOfPage, withFilters } from '../../lists/filters/list-address.js';
import { ACTIVE_FILTERS, PENDING_FILTERS, activeRequest, pendingRequest, requestOf } from './list-filters.js';

const params = (text: string): URLSearchParams => new URLSearchParams(text);

describe('the address of a list', () => {
  it('of pending notices asks for all operations', () => {
    expect(pendingRequest(params(''))).toEqual({
      state: 'pendiente',
      query: { tipoOperacion: 'todas', nombre: '', palabras: '', confirmado: '', fecha: '', pagina: 1 },
    });
  });

  it.each([
    ['confirmado', '1'],
    ['sin-confirmar', '0'],
    ['otra-cosa', ''],
  ])('of notices with email=%s asks for confirmado=%s', (email, confirmado) => {
    expect(pendingRequest(params(`email=${email}`)).query.confirmado).toBe(confirmado);
  });

  it('of active notices asks for rentals', () => {
    expect(activeRequest(params(''))).toMatchObject({ state: 'alta', query: { tipoOperacion: 'alquiler' } });
  });

  it.each([
    ['codigo=VEN-0059', 'venta'],
    ['codigo=ven 59', 'alquiler'],
    ['codigo=ven0059&operacion=alquiler', 'venta'],
    ['codigo=ALQ-0001&operacion=venta', 'alquiler'],
    ['codigo=0059&operacion=venta', 'venta'],
  ])('of %j asks for %j', (text, operation) => {
    expect(activeRequest(params(text)).query.tipoOperacion).toBe(operation);
  });

  it('is read into the call', () => {
    const { state, query } = activeRequest(
      params('estado=rechazados&operacion=venta&destacados=si&fotos=sin&pago=si&fecha=2026-11-21&pagina=2'),
    );
    expect(state).toBe('altaRechazado');
    expect(query).toEqual({
      tipoOperacion: 'venta',
      codigo: '',
      nombre: '',
      palabras: '',
      destacado: '1',
      fotos: '0',
      pagado: '1',
      fecha: '2026-11-21',
      pagina: 2,
    });
  });

  it.each([
    ['orden=-visitas', { orden: '-visitas' }],
    ['orden=otra', {}],
    ['', {}],
  ])('with %j is sorted by %j', (text, order) => {
    const { orden } = activeRequest(params(text)).query;
    expect(orden === undefined ? {} : { orden }).toEqual(order);
  });

  it.each([
    ['localidad=Miramar', { localidad: 'Miramar' }],
    ['localidad=Roma&quincena=abril-1', {}],
    ['quincena=enero-1', { quincena: 'enero-1', disponibilidad: 'libre' }],
    ['quincena=enero-1&disponibilidad=sin-precio', { quincena: 'enero-1', disponibilidad: 'sin-precio' }],
    ['quincena=enero-1&disponibilidad=otra', { quincena: 'enero-1' }],
    ['disponibilidad=sin-precio', {}],
  ])('with %j is filtered by %j', (text, expected) => {
    const { localidad, quincena, disponibilidad } = activeRequest(params(text)).query;
    const asked = Object.entries({ localidad, quincena, disponibilidad });
    expect(Object.fromEntries(asked.filter(([, value]) => value !== undefined))).toEqual(expected);
  });

  it('holds what differs from the defaults, from the first page on', () => {
    const next = withFilters(params('estado=rechazados&pagina=3'), PENDING_FILTERS, { nombre: 'ana' });
    expect(String(next)).toBe('estado=rechazados&nombre=ana');
    expect(String(withFilters(next, PENDING_FILTERS, { estado: 'pendientes', nombre: '' }))).toBe('');
    expect(String(withFilters(params(''), ACTIVE_FILTERS, { operacion: 'todas' }))).toBe('operacion=todas');
  });

  it('names a page beyond the first', () => {
    expect(searchOfPage(params('nombre=ana&pagina=4'), 1)).toBe('?nombre=ana');
    expect(searchOfPage(params(''), 2)).toBe('?pagina=2');
    expect(searchOfPage(params('pagina=2'), 1)).toBe('');
  });

  it('gives a detail the queue of its own state', () => {
    expect(requestOf('rechazado', params('')).state).toBe('rechazado');
    expect(requestOf('altaRechazado', params('operacion=venta'))).toMatchObject({
      state: 'altaRechazado',
      query: { tipoOperacion: 'venta' },
    });
  });
});
