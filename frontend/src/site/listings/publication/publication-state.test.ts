import { aPublication } from '../../../../../test/builders/publication.js';
import {
  EMPTY_PRICE,
  emptyPublication,
  isPublication,
  isStarted,
  isUntouched,
  offeredAmenities,
  toRow,
  withContactAddress,
  withField,
  withOfferedAmenities,
  withPeriod,
  withPlan,
} from './publication-state.js';

const AMENITIES = [
  { id: 1, nombre: 'Wi-Fi' },
  { id: 3, nombre: 'Pileta' },
  { id: 8, nombre: 'Cochera' },
  { id: 10, nombre: 'Balcón' },
  { id: 99, nombre: 'Helipuerto' },
];

describe('what a field keeps', () => {
  it.each([
    ['contacto.dni', '30.123.456 x', '30123456'],
    ['contacto.celular', '02291 15-401234', '+5492291401234'],
    ['contacto.piso', 'pb', 'PB'],
    ['ubicacion.piso', '3ºA', '3'],
    ['contacto.nombre', ' Ana ', ' Ana '],
  ] as const)('%s of %j is %j', (field, typed, kept) => {
    const [section, name] = field.split('.') as ['contacto', 'nombre'];
    expect(withField(emptyPublication(), field, typed)[section][name]).toBe(kept);
  });

  it('is the number as written for another country', () => {
    const abroad = withField(emptyPublication(), 'contacto.pais', 'Uruguay');
    expect(abroad.contacto.celular).toBe('');
    expect(withField(abroad, 'contacto.celular', '+598 99 123 456').contacto.celular).toBe('+59899123456');
    expect(withField(abroad, 'contacto.pais', 'Argentina').contacto.celular).toBe('+549');
  });

  it('loses and regains the prefix of Argentina with the country, on the notice as well', () => {
    const typed = withField(emptyPublication(), 'contacto.celular', '59899123456');
    const noticed = withField(typed, 'inmueble.telefono', '59899123456');
    const abroad = withField(noticed, 'contacto.pais', 'Uruguay');
    expect([abroad.contacto.celular, abroad.inmueble.telefono]).toEqual(['+59899123456', '+59899123456']);
    const home = withField(abroad, 'contacto.celular', '2291401234');
    expect(withField(home, 'contacto.pais', 'Argentina').contacto.celular).toBe('+5492291401234');
  });

  it('is the complete number when the country changes, and no prefix alone', () => {
    const typed = withField(emptyPublication(), 'contacto.celular', '02291 15-404455');
    const abroad = withField(typed, 'contacto.pais', 'Uruguay');
    expect([abroad.contacto.celular, abroad.inmueble.telefono]).toEqual(['+5492291404455', '']);
    expect(withField(abroad, 'contacto.pais', 'Argentina').contacto.celular).toBe('+5492291404455');
  });

  it('is a part of an Argentine number, too, which is no number of another country', () => {
    const typed = withField(emptyPublication(), 'contacto.celular', '02291 15-40');
    expect(withField(typed, 'contacto.pais', 'Uruguay').contacto.celular).toBe(typed.contacto.celular);
  });
});

describe('a plan that was chosen on the page of tariffs', () => {
  it('is in the form with its operation, which is no input yet', () => {
    const form = withPlan(emptyPublication(), 'venfotos');
    expect(form.inmueble.tipoOperacion).toBe('venta');
    expect(form.contrato).toMatchObject({ tipoOperacion: 'venta', tipoContratoVenta: 'venfotos' });
    expect(isUntouched(form)).toBe(true);
    expect(isUntouched(withField(form, 'contacto.nombre', 'Ana'))).toBe(false);
  });

  it('gives way to what a draft has', () => {
    const rental = withPlan(withField(emptyPublication(), 'contacto.nombre', 'Ana'), 'alqfotos');
    expect(withPlan(rental, 'alqfotdest')).toBe(rental);
    expect(withPlan(rental, 'venfotos')).toBe(rental);
    const open = withField(emptyPublication(), 'inmueble.tipoOperacion', 'alquiler');
    expect(withPlan(open, 'alqfotdest').contrato.tipoContratoAlquiler).toBe('alqfotdest');
  });
});

describe('another type', () => {
  const house = aPublication();

  it('starts its own fields afresh', () => {
    const { inmueble } = withField(house, 'inmueble.tipoVivienda', 2);
    expect(inmueble).toMatchObject({
      dormitorios: '',
      ambientes: '',
      baños: '',
      personas: '',
      nombreNegocio: '',
    });
    expect(inmueble.observaciones).toBe(house.inmueble.observaciones);
  });

  it('offers its own amenities and drops the rest', () => {
    expect(offeredAmenities(1, AMENITIES).map(({ id }) => id)).toEqual([1, 3, 8, 99]);
    expect(offeredAmenities(2, AMENITIES).map(({ id }) => id)).toEqual([1, 8, 10, 99]);
    expect(offeredAmenities(4, AMENITIES)).toEqual([]);
    expect(offeredAmenities('', AMENITIES)).toEqual([]);
    const equipped = { ...house, inmueble: { ...house.inmueble, servicios: [1, 3] } };
    const flat = withOfferedAmenities(withField(equipped, 'inmueble.tipoVivienda', 2), AMENITIES);
    expect(flat.inmueble.servicios).toEqual([1]);
  });
});

it('an operation is the contract’s as well, and prices of the other one are kept', () => {
  const sale = withField(aPublication(), 'inmueble.tipoOperacion', 'venta');
  expect(sale.contrato.tipoOperacion).toBe('venta');
  expect(sale.inmueble.preciosAlquiler).toHaveLength(1);
});

describe("the contact's address for the property", () => {
  it('is copied, its places in the words of the lists', () => {
    const form = emptyPublication();
    Object.assign(form.contacto, {
      provincia: 'buenos aires ',
      localidad: 'Rosario',
      calle: 'Calle 9',
      numero: '12',
      piso: 'PB',
      departamento: 'A',
    });
    expect(withContactAddress(form).ubicacion).toEqual({
      pais: 'Argentina',
      provincia: 'Buenos Aires',
      localidad: 'Otro',
      calle: 'Calle 9',
      numero: '12',
      piso: 'PB',
      departamento: 'A',
      latitud: null,
      longitud: null,
    });
  });

  it('leaves open what is open', () => {
    expect(withContactAddress(emptyPublication()).ubicacion.provincia).toBe('');
  });
});

describe('a price being written', () => {
  it('loses its fraction where the period has none', () => {
    const half = { ...withPeriod(EMPTY_PRICE, 'Enero'), fraccion: '1º Quincena' };
    expect(withPeriod(half, 'Febrero').fraccion).toBe('1º Quincena');
    for (const name of ['Semana Santa', 'Vacaciones Inv.', 'Año Completo']) {
      expect(withPeriod(half, name).fraccion).toBe('');
    }
  });

  it('becomes a row with a number of its own', () => {
    const entry = { ...EMPTY_PRICE, periodo: 'Enero', precio: 500 };
    const first = toRow(entry, []);
    expect([first.id, toRow(entry, [{ ...first, id: 7 }]).id]).toEqual([1, 8]);
  });

  it('counts as started with its amount', () => {
    expect(isStarted(EMPTY_PRICE)).toBe(false);
    expect(isStarted({ ...EMPTY_PRICE, periodo: 'Enero' })).toBe(false);
    expect(isStarted({ ...EMPTY_PRICE, precio: 5 })).toBe(true);
    expect(isStarted({ ...EMPTY_PRICE, periodo: 'Enero', precio: 5 })).toBe(true);
  });
});

it('knows whether anything was typed', () => {
  expect(isUntouched(emptyPublication())).toBe(true);
  expect(isUntouched(withField(emptyPublication(), 'contacto.nombre', 'A'))).toBe(false);
  const backAgain = withField(withField(emptyPublication(), 'contacto.nombre', 'A'), 'contacto.nombre', '');
  expect(isUntouched(backAgain)).toBe(true);
});

it('tells a kept form from anything else', () => {
  expect(isPublication(structuredClone(emptyPublication()))).toBe(true);
  expect(isPublication({ ...emptyPublication(), contacto: {} })).toBe(false);
  expect(isPublication(null)).toBe(false);
  expect(
    isPublication({ ...emptyPublication(), inmueble: { ...aPublication().inmueble, servicios: 3 } }),
  ).toBe(false);
});
