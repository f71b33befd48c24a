import { noConditions } from '#common/listings/conditions/conditions.js';
import { flagsOf } from '#common/contracts/contract.js';
import { emptyAttributeForm } from '#common/listings/attributes/attribute-values.js';
import type { Drafts, PriceDraft } from './section-drafts.js';
import { sectionFaults } from './section-faults.js';

const price = (change: Partial<PriceDraft> = {}): PriceDraft => ({
  clave: 'a',
  idPrecios: 1,
  periodo: 'Enero',
  fraccion: '1º Quincena',
  monto: 450_000,
  tipo_moneda: 'ARS',
  alquilado: false,
  ...change,
});

const saved: Drafts = {
  contacto: {
    nombre: 'Ana',
    apellido: 'Núñez',
    dni: '30111222',
    celular: '+5492291401234',
    email: 'ana@ejemplo.com',
    emailDelAviso: false,
    pais: 'Argentina',
    provincia: 'Buenos Aires',
    localidad: 'Tandil',
    calle: '',
    numero: '',
    piso: '',
    departamento: '',
  },
  inmueble: {
    tipoOperacion: 'alquiler',
    TipoVivienda_idTipoVivienda: 1,
    nombreNegocio: '',
    ...emptyAttributeForm(),
    dormitorios: 3,
    baños: 1,
    personas: 6,
    telefono: '',
    email: '',
  },
  condiciones: noConditions(),
  verificacion: [],
  observaciones: 'A dos cuadras del mar.',
  ubicacion: {
    pais: 'Argentina',
    provincia: 'Buenos Aires',
    localidad: 'Miramar',
    calle: 'Calle 21',
    numero: '1234',
    piso: '',
    departamento: '',
    latitud: -38.27,
    longitud: -57.84,
    aproximada: false,
  },
  contrato: {
    ...flagsOf('alqsinfotos'),
    pagado: false,
    destacado: false,
    destacadoHasta: '',
  },
  precios: [price()],
  servicios: [],
  fotos: [],
};

describe('the faults of a section', () => {
  it('is nothing while it says what a publication may say', () => {
    for (const name of Object.keys(saved) as (keyof Drafts)[])
      expect(sectionFaults(name, saved[name], saved)).toBeUndefined();
  });

  it.each([
    ['zzz', { email: 'El formato del email no es válido' }],
    ['', undefined],
  ])('is the email %p of the notice: %j', (email, fields) => {
    expect(sectionFaults('inmueble', { ...saved.inmueble, email }, saved)?.fields).toEqual(fields);
  });

  it('is an empty street and town, named together', () => {
    const draft = { ...saved.ubicacion, calle: '', localidad: '' };
    expect(sectionFaults('ubicacion', draft, saved)).toEqual({
      text: 'Faltan completar los siguientes campos: Localidad, Calle.',
      fields: { localidad: '(Campo requerido)', calle: '(Campo requerido)' },
    });
  });

  it('is an empty text of the owner', () => {
    expect(sectionFaults('observaciones', ' ', saved)?.fields).toEqual({
      observaciones: '(Campo requerido)',
    });
  });

  it('is what a new type asks for', () => {
    const draft = { ...saved.inmueble, TipoVivienda_idTipoVivienda: 2 };
    expect(sectionFaults('inmueble', draft, saved)?.fields).toEqual({ ambientes: '(Campo requerido)' });
  });

  it('exclude values that were missing before the edit', () => {
    const quick = { ...saved, ubicacion: { ...saved.ubicacion, calle: '', numero: '' } };
    expect(sectionFaults('ubicacion', { ...quick.ubicacion, piso: '2' }, quick)).toBeUndefined();
    expect(sectionFaults('ubicacion', { ...quick.ubicacion, piso: 'X' }, quick)?.fields).toEqual({
      piso: 'El piso lleva números, P o PB.',
    });
  });

  it.each<[string, PriceDraft[], string, Record<string, string>]>([
    ['no price', [], '⚠️ Completá todos los campos antes de guardar.', {}],
    [
      'a row without amount beside a whole one',
      [price(), price({ idPrecios: null, fraccion: 'Semana', monto: null })],
      '⚠️ Completá todos los campos antes de guardar.',
      { 'precios.1.monto': '(Campo requerido)' },
    ],
    [
      'a row that is only begun',
      [price(), price({ idPrecios: null, periodo: '', fraccion: '', monto: 5 })],
      '⚠️ Completá todos los campos antes de guardar.',
      { 'precios.1.periodo': '(Campo requerido)' },
    ],
    [
      'an amount of nothing',
      [price({ monto: 0 })],
      'El precio tiene que ser un número entero mayor que cero.',
      { 'precios.0.monto': 'El precio tiene que ser un número entero mayor que cero.' },
    ],
    [
      'a pair twice',
      [price(), price({ idPrecios: null })],
      '⚠️ Ya hay precios duplicados por período y fracción.',
      {},
    ],
    [
      'a row that took the pair of another',
      [price(), price({ idPrecios: 2 })],
      'Ya existe un precio cargado para el período "Enero" y fracción "1.ª quincena".',
      {},
    ],
  ])('is %s', (_what, draft, text, fields) => {
    const found = sectionFaults('precios', draft, saved);
    expect(found?.text).toBe(text);
    expect(found?.fields).toMatchObject(fields);
  });

  it('is no missing price where the type needs none, and no period of a sale', () => {
    const hotel = { ...saved, inmueble: { ...saved.inmueble, TipoVivienda_idTipoVivienda: 6 } };
    expect(sectionFaults('precios', [], hotel)).toBeUndefined();
    const sale = { ...saved, inmueble: { ...saved.inmueble, tipoOperacion: 'venta' as const } };
    expect(sectionFaults('precios', [price({ periodo: '', fraccion: '' })], sale)).toBeUndefined();
    expect(
      sectionFaults('precios', [price({ periodo: 'Semana Santa', fraccion: '' })], saved),
    ).toBeUndefined();
  });
});
