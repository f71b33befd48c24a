import type { PublicationRequest } from '#common/listings/publication/publication-calls.js';
import { aPublication } from './publication.js';

/** A valid publication with one change. */
export function changedPublication(change: (form: PublicationRequest) => void): PublicationRequest {
  const form = structuredClone(aPublication());
  form.contacto.celular = '+5492291401234';
  change(form);
  return form;
}

/**
 * Publication rules as a table (public-site.md §5): a change, and the expected faulty fields. It is run against the rules and, over HTTP,
 * against the server.
 */
export const PUBLICATION_CASES: [string, (form: PublicationRequest) => void, string[]][] = [
  ['nothing changed', () => undefined, []],
  ['no first name', (f) => (f.contacto.nombre = ' '), ['contacto.nombre missing']],
  ['no last name', (f) => (f.contacto.apellido = ''), ['contacto.apellido missing']],
  ['letters in the DNI', (f) => (f.contacto.dni = '30a'), ['contacto.dni']],
  ['a mobile that is only the prefix', (f) => (f.contacto.celular = '+549'), ['contacto.celular missing']],
  ['a mobile too short', (f) => (f.contacto.celular = '+5492291'), ['contacto.celular']],
  ['a bad e-mail', (f) => (f.contacto.email = 'ana@'), ['contacto.email']],
  ['an unknown country', (f) => (f.contacto.pais = 'Narnia'), ['contacto.pais']],
  ['no province', (f) => (f.contacto.provincia = ''), ['contacto.provincia missing']],
  ['no street of the contact', (f) => (f.contacto.calle = ''), []],
  ['a floor of letters', (f) => (f.contacto.piso = 'ABC'), ['contacto.piso']],
  ['the ground floor', (f) => (f.ubicacion.piso = 'PB'), []],
  ['no street of the property', (f) => (f.ubicacion.calle = ''), ['ubicacion.calle missing']],
  ['no number of the property', (f) => (f.ubicacion.numero = ''), ['ubicacion.numero missing']],
  ['an unknown town of the property', (f) => (f.ubicacion.localidad = 'Necochea'), ['ubicacion.localidad']],
  ['no point', (f) => (f.ubicacion.latitud = null), ['ubicacion.latitud missing']],
  ['a point off the earth', (f) => (f.ubicacion.latitud = 91), ['ubicacion.latitud']],
  ['a type that does not exist', (f) => (f.inmueble.tipoVivienda = 11), ['inmueble.tipoVivienda']],
  ['no notes', (f) => (f.inmueble.observaciones = ''), ['inmueble.observaciones missing']],
  ['notes of 800', (f) => (f.inmueble.observaciones = 'x'.repeat(800)), []],
  ['notes of 801', (f) => (f.inmueble.observaciones = 'x'.repeat(801)), ['inmueble.observaciones']],
  ['a house without bedrooms', (f) => (f.inmueble.dormitorios = ''), ['inmueble.dormitorios missing']],
  ['a house without bathrooms', (f) => (f.inmueble.baños = ''), ['inmueble.baños missing']],
  ['a house without people', (f) => (f.inmueble.personas = ''), ['inmueble.personas missing']],
  ['half a bedroom', (f) => (f.inmueble.dormitorios = Number.NaN), ['inmueble.dormitorios']],
  ['an area of nothing', (f) => (f.inmueble.superficieTotal = 0), ['inmueble.superficieTotal']],
  [
    'an area of tenths of a millimetre',
    (f) => (f.inmueble.superficieCubierta = 80.001),
    ['inmueble.superficieCubierta'],
  ],
  ['a house that is new', (f) => (f.inmueble.antiguedad = 0), []],
  ['half a year of age', (f) => (f.inmueble.antiguedad = 0.5), ['inmueble.antiguedad']],
  [
    'a flat without rooms',
    (f) => Object.assign(f.inmueble, { tipoVivienda: 2, ambientes: '' }),
    ['inmueble.ambientes missing'],
  ],
  [
    'a plot without anything to count',
    (f) =>
      Object.assign(f.inmueble, { tipoVivienda: 4, ambientes: '', dormitorios: '', baños: '', personas: '' }),
    [],
  ],
  ...([3, 6, 7, 8, 9] as const).map((type): [string, (f: PublicationRequest) => void, string[]] => [
    `a business of type ${type} without a name`,
    (f) => (f.inmueble.tipoVivienda = type),
    ['inmueble.nombreNegocio missing'],
  ]),
  ['a rental without prices', (f) => (f.inmueble.preciosAlquiler = []), ['inmueble.preciosAlquiler missing']],
  ...([6, 7, 8, 10] as const).map((type): [string, (f: PublicationRequest) => void, string[]] => [
    `type ${type} without a price`,
    (f) => Object.assign(f.inmueble, { tipoVivienda: type, nombreNegocio: 'Sol', preciosAlquiler: [] }),
    [],
  ]),
  ['a price of nothing', (f) => (f.inmueble.preciosAlquiler[0]!.precio = 0), ['inmueble.preciosAlquiler']],
  [
    'a period that does not exist',
    (f) => (f.inmueble.preciosAlquiler[0]!.periodo = 'Junio'),
    ['inmueble.preciosAlquiler'],
  ],
  [
    'a price twice',
    (f) => f.inmueble.preciosAlquiler.push({ ...f.inmueble.preciosAlquiler[0]! }),
    ['inmueble.preciosAlquiler'],
  ],
  [
    'a sale without a price',
    (f) => {
      f.inmueble.tipoOperacion = 'venta';
      f.contrato.tipoContratoVenta = 'vensinfotos';
    },
    ['inmueble.preciosVenta missing'],
  ],
  ['no contract', (f) => (f.contrato.tipoContratoAlquiler = ''), ['contrato missing']],
  ['the contract of a sale', (f) => (f.contrato.tipoContratoAlquiler = 'venfotos'), ['contrato']],
];
