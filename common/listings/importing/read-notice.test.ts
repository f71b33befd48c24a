import { importColumns } from './import-columns.js';
import { readNotice } from './read-notice.js';

const AMENITIES = [{ id: 7, name: '🏊 Pileta' }];
const read = (cells: Record<string, string>) =>
  readNotice(Object.values(cells), importColumns(Object.keys(cells)), AMENITIES);

describe('columns', () => {
  it.each([
    ['codigo', 'codigo'],
    ['CÓDIGO ', 'codigo'],
    ['tipo  de vivienda', 'tipoVivienda'],
    ['E-Mail', 'email'],
    ['D.N.I.', 'dni'],
    ['Email del aviso', 'email_inmueble'],
    ['Superficie Cubierta', 'superficieCubierta'],
    ['Color', undefined],
  ])('%p is %p', (heading, field) => {
    expect(importColumns([heading]).fields).toEqual([field]);
  });

  it('count once, and those that are not read are named', () => {
    const { fields, parts, unread } = importColumns([
      'Email',
      'Mail',
      'Febrero',
      'Enero 2da Quincena',
      '',
      'Julio',
    ]);
    expect(fields[0]).toBe('email');
    expect([...parts]).toEqual([
      [2, { periodo: 'Febrero', fraccion: 'Mes Completo' }],
      [3, { periodo: 'Enero', fraccion: '2º Quincena' }],
    ]);
    expect(unread).toEqual(['Mail', 'Julio']);
  });
});

describe('a row of a spreadsheet', () => {
  it.each<[Record<string, string>, Record<string, unknown>]>([
    [{ Operación: 'ALQUILERES' }, { tipoOperacion: 'alquiler' }],
    [{ Operación: 'permuta' }, { tipoOperacion: 'permuta' }],
    [{ Código: 'ven 0042' }, { tipoOperacion: 'venta' }],
    [{ Vivienda: 'cabana' }, { tipoVivienda: 8 }],
    [{ Vivienda: 'castillo' }, { tipoVivienda: 'castillo' }],
    [{ Localidad: 'MAR DEL PLATA' }, { localidad: 'Mar del Plata' }],
    [{ Localidad: 'Mar del Sud' }, { localidad: 'Mar del Sur' }],
    [{ Localidad: 'MdP' }, { localidad: 'Mar del Plata' }],
    [{ Localidad: 'M.d.P.' }, { localidad: 'Mar del Plata' }],
    [{ Localidad: 'mdq' }, { localidad: 'Mar del Plata' }],
    [{ Localidad: 'MdS' }, { localidad: 'Mar del Sur' }],
    [{ Localidad: 'Miramar.' }, { localidad: 'Miramar' }],
    [{ Localidad: 'Mar Chiquita' }, { localidad: 'Mar Chiquita' }],
    [
      { País: 'peru', Provincia: 'buenos aires' },
      { pais: 'Perú', provincia: 'Buenos Aires' },
    ],
    [
      { Lat: '-38,27', Lng: '-57.84' },
      { latitud: '-38.27', longitud: '-57.84' },
    ],
    [{ 'Superficie total': '1.250,5' }, { superficieTotal: 1250.5 }],
    [{ 'Apto crédito': 'Sí' }, { aptoCredito: true }],
    [{ 'Apto crédito': 'no' }, { aptoCredito: false }],
    [{ 'Apto crédito': 'quizás' }, { aptoCredito: 'quizás' }],
    [{ Observaciones: ' con\0 vista ' }, { observaciones: 'con vista' }],
    [{ Servicios: 'pileta' }, { servicios: [7] }],
    [
      { Operación: 'Venta', Precio: '85.000', Moneda: 'USD' },
      { precios: [{ precio: 85_000, moneda: 'USD', periodo: '', fraccion: '', alquilado: false }] },
    ],
    [
      { 'Precios de alquiler': 'Enero, 1.ª quincena: USD$ 300 (alquilado); Año completo: Consultar' },
      {
        precios: [
          { precio: 300, moneda: 'USD', periodo: 'Enero', fraccion: '1º Quincena', alquilado: true },
          { precio: 1, moneda: 'ARS', periodo: 'Año Completo', fraccion: '', alquilado: false },
        ],
      },
    ],
    [
      { 'Enero 1ra quincena': 'ALQUILADO', Febrero: '(alquilada).' },
      {
        precios: [
          { precio: 1, moneda: 'ARS', periodo: 'Enero', fraccion: '1º Quincena', alquilado: true },
          { precio: 1, moneda: 'ARS', periodo: 'Febrero', fraccion: 'Mes Completo', alquilado: true },
        ],
      },
    ],
    [
      { Operación: 'venta', Contrato: 'venta premium' },
      { contrato: { tipoOperacion: 'venta', tipoContratoAlquiler: '', tipoContratoVenta: 'venfotos' } },
    ],
    [
      { Plan: 'alqfotos' },
      { contrato: { tipoOperacion: 'alquiler', tipoContratoAlquiler: 'alqfotos', tipoContratoVenta: '' } },
    ],
  ])('%j is %j', (cells, fields) => {
    const notice = read(cells);
    expect(notice.fields).toMatchObject(fields);
    expect(notice.left).toEqual([]);
  });

  it.each<[Record<string, string>, string]>([
    [{ Servicios: 'Dragón' }, 'Servicios «Dragón»: quedó vacío, no se entendió'],
    [
      { Operación: 'Venta', Precio: '85.000' },
      'Precio de venta «85.000»: quedó vacío, no dice si son pesos o dólares',
    ],
    [{ Operación: 'Venta', Precio: 'a tratar' }, 'Precio de venta «a tratar»: quedó vacío, no se entendió'],
    [{ Operación: 'Alquiler', Precio: '85.000' }, 'Precio «85.000»: quedó vacío, no dice de qué período es'],
    [
      { 'Precios de alquiler': 'Julio: 100' },
      'Precios de alquiler «Julio: 100»: quedó vacío, no se entendió',
    ],
    [{ Febrero: 'mucho' }, 'Febrero «mucho»: quedó vacío, no se entendió'],
    [{ Condiciones: 'sin perros' }, 'Condiciones de la estadía «sin perros»: quedó vacío, no se entendió'],
  ])('%j leaves something empty', (cells, left) => {
    expect(read(cells).left).toEqual([left]);
  });
});
