import { noConditions } from '../conditions/conditions.js';
import { emptyAttributeForm } from '../attributes/attribute-values.js';
import { RESUBMISSION_MESSAGES } from './resubmission-messages.js';
import type { NoticeForm } from './resubmission-calls.js';
import { asPublication, resubmissionChanges, resubmissionFaults } from './resubmission.js';

const NOTICE: NoticeForm = {
  ubicacion: {
    pais: 'Argentina',
    provincia: 'Buenos Aires',
    localidad: 'Miramar',
    calle: '21',
    numero: '850',
    piso: '',
    departamento: '',
    latitud: -38.27,
    longitud: -57.84,
    aproximada: false,
  },
  inmueble: {
    ...emptyAttributeForm(),
    tipoOperacion: 'alquiler',
    tipoVivienda: 1,
    nombreNegocio: '',
    observaciones: 'Casa cerca del mar.',
    servicios: [1],
    telefono: '+5492291555555',
    email_inmueble: 'ana@ejemplo.com',
    preciosVenta: { precioVenta: '', monedaVenta: 'ARS' },
    preciosAlquiler: [
      { id: 1, periodo: 'Enero', fraccion: '1º Quincena', precio: 900_000, moneda: 'ARS' },
      { id: 2, periodo: 'Semana Santa', fraccion: '', precio: 300_000, moneda: 'ARS' },
    ],
  },
};
const place = (change: Partial<NoticeForm['ubicacion']>): NoticeForm => ({
  ...NOTICE,
  ubicacion: { ...NOTICE.ubicacion, ...change },
});
const property = (change: Partial<NoticeForm['inmueble']>): NoticeForm => ({
  ...NOTICE,
  inmueble: { ...NOTICE.inmueble, ...change },
});

describe('what an owner has corrected', () => {
  const amenity = (id: number): string => ({ 1: 'Wi-Fi', 2: 'Pileta' })[id] ?? '';
  const [january, easter] = NOTICE.inmueble.preciosAlquiler;

  it.each<[string, NoticeForm, [campo: string, antes: string, ahora: string][]]>([
    ['nothing', NOTICE, []],
    ['a text', property({ observaciones: 'Otra.' }), [['Observaciones', 'Casa cerca del mar.', 'Otra.']]],
    ['the type', property({ tipoVivienda: 2 }), [['Tipo de vivienda', 'Casa o Chalet', 'Departamento']]],
    ['the town', place({ localidad: 'Mar del Sur' }), [['Localidad', 'Miramar', 'Mar del Sur']]],
    ['the point', place({ latitud: -38.3 }), [['Punto en el mapa', '-38.27, -57.84', '-38.3, -57.84']]],
    [
      'a point that is gone',
      place({ latitud: null, longitud: null }),
      [['Punto en el mapa', '-38.27, -57.84', '']],
    ],
    ['a point without a longitude', place({ longitud: null }), [['Punto en el mapa', '-38.27, -57.84', '']]],
    ['a phone', property({ telefono: '' }), [['Teléfono de contacto', '+5492291555555', '']]],
    [
      'a sale price',
      property({ preciosVenta: { precioVenta: 90_000, monedaVenta: 'USD' } }),
      [['Precio de venta', '', 'USD$ 90.000']],
    ],
    ['what is shown of it', place({ aproximada: true }), [['Ubicación aproximada', 'No', 'Sí']]],
    ['amenities', property({ servicios: [2, 1] }), [['Servicios', 'Wi-Fi', 'Pileta, Wi-Fi']]],
    [
      'a price, and one that is gone',
      property({ preciosAlquiler: [{ ...january!, precio: 950_000 }] }),
      [
        ['Enero, 1.ª quincena', 'ARS$ 900.000', 'ARS$ 950.000'],
        ['Semana Santa', 'ARS$ 300.000', ''],
      ],
    ],
    [
      'a condition of the stay',
      property({ condiciones: { ...noConditions(), limpieza: 25_000 } }),
      [['Limpieza final', '', 'ARS$ 25.000']],
    ],
    ['the order of the prices', property({ preciosAlquiler: [easter!, january!] }), []],
  ])('%s', (_what, after, changes) => {
    const expected = changes.map(([campo, antes, ahora]) => ({ campo, antes, ahora }));
    expect(resubmissionChanges({ before: NOTICE, after, amenity })).toEqual(expected);
  });
});

describe('a notice as a publication', () => {
  it.each([
    ['Argentina', '2291555555', '+5492291555555'],
    ['Argentina', '', ''],
    ['Argentina', '+', '+'],
    ['Uruguay', '+598 99 123 456', '+59899123456'],
  ])('in %s writes the phone %p as %p', (country, telefono, written) => {
    expect(asPublication(property({ telefono }), country).inmueble.telefono).toBe(written);
  });

  it('has no data of its owner but the country, and no plan', () => {
    const { contacto, contrato, ubicacion } = asPublication(NOTICE, 'Argentina');
    expect(contacto).toMatchObject({ nombre: '', dni: '', email: '', pais: 'Argentina', celular: '+549' });
    expect(contrato).toEqual({ tipoOperacion: 'alquiler', tipoContratoAlquiler: '', tipoContratoVenta: '' });
    expect(ubicacion).toBe(NOTICE.ubicacion);
  });
});

describe('faults of a corrected notice', () => {
  it('explains that the operation stays', () => {
    const [fault] = resubmissionFaults(NOTICE, { country: 'Argentina', operation: 'venta' });
    expect(fault).toEqual({
      field: 'inmueble.tipoOperacion',
      label: 'Operación',
      step: 2,
      message: RESUBMISSION_MESSAGES.operationFixed,
      missing: false,
    });
  });

  const fieldsOf = (notice: NoticeForm): string[] =>
    resubmissionFaults(notice, { country: 'Argentina', operation: 'alquiler' })
      .filter(({ field }) => !Object.keys(emptyAttributeForm()).includes(field.replace('inmueble.', '')))
      .map(({ field }) => field);

  it.each<[string, NoticeForm, string[]]>([
    ['none, without the data of the owner and a plan', NOTICE, []],
    ['a missing text', property({ observaciones: ' ' }), ['inmueble.observaciones']],
    ['an incomplete phone', property({ telefono: '+549229' }), ['inmueble.telefono']],
    [
      'a missing point',
      place({ latitud: null, longitud: null }),
      ['ubicacion.latitud', 'ubicacion.longitud'],
    ],
    ['no price', property({ preciosAlquiler: [] }), ['inmueble.preciosAlquiler']],
    [
      'another operation',
      property({ tipoOperacion: 'venta', preciosVenta: { precioVenta: 90_000, monedaVenta: 'USD' } }),
      ['inmueble.tipoOperacion'],
    ],
  ])('%s', (_what, notice, fields) => {
    expect(fieldsOf(notice)).toEqual(fields);
  });
});
