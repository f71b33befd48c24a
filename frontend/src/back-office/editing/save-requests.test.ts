import { canBeFeatured, isSameDraft, tickContract, type ContractDraft, type PriceDraft } from './drafts.js';
import { hasFractions, pricesFault, saveRequests } from './save-requests.js';

const target = { idInmuebles: 7, version: 3, tipoOperacion: 'alquiler' as const };
const price = (change: Partial<PriceDraft>): PriceDraft => ({
  clave: 'a',
  idPrecios: 1,
  periodo: 'Enero',
  fraccion: '1º Quincena',
  monto: 450_000,
  tipo_moneda: 'ARS',
  alquilado: false,
  ...change,
});

describe('the save of a section', () => {
  it('names the listing and the version that was seen', () => {
    expect(saveRequests('observaciones', { draft: 'Nueva', saved: '', target })).toEqual([
      { call: 'actualizar/updateInmueble', body: { idInmueble: 7, version: 3, observaciones: 'Nueva' } },
    ]);
  });

  it('removes prices before it saves the others', () => {
    const saved = [price({}), price({ idPrecios: 2, fraccion: 'Semana' })];
    const draft = [saved[1]!, price({ idPrecios: null, monto: 500_000 })];
    const { clave: _, ...kept } = draft[0]!;
    const { clave: __, idPrecios: ___, ...added } = draft[1]!;
    expect(saveRequests('precios', { draft, saved, target })).toEqual([
      { call: 'actualizar/deletePrecios', body: { idInmueble: 7, version: 3, idPrecios: 1 } },
      { call: 'actualizar/updatePrecios', body: { idInmueble: 7, precios: [kept, added] } },
    ]);
  });

  it('leaves a missing point out', () => {
    const address = {
      pais: '',
      provincia: '',
      localidad: 'Miramar',
      calle: '',
      numero: '',
      piso: '',
      departamento: '',
    };
    const draft = { ...address, latitud: null, longitud: null };
    expect(saveRequests('ubicacion', { draft, saved: draft, target })[0]?.body).not.toHaveProperty('latitud');
  });
});

describe('prices', () => {
  it.each([
    [[], /Completá todos los campos/],
    [[price({ monto: null })], /Completá todos los campos/],
    [[price({}), price({ idPrecios: null })], /duplicados por período y fracción/],
    [
      [price({}), price({ idPrecios: 2 })],
      /Ya existe un precio cargado para el período "Enero" y fracción "1º Quincena"/,
    ],
  ])('%# are refused', (rows, text) => {
    expect(pricesFault(rows, 'alquiler')).toMatch(text);
  });

  it('are saved when whole and different', () => {
    expect(pricesFault([price({}), price({ idPrecios: 2, fraccion: 'Semana' })], 'alquiler')).toBeUndefined();
    expect(pricesFault([price({ periodo: '', fraccion: '' })], 'venta')).toBeUndefined();
  });

  it('of some periods have no parts', () => {
    expect([hasFractions('Enero'), hasFractions('Semana Santa')]).toEqual([true, false]);
  });
});

describe('the contract', () => {
  const plain: ContractDraft = {
    alqsinfotos: true,
    alqfotos: false,
    alqfotdest: false,
    vensinfotos: false,
    venfotos: false,
    pagado: false,
    destacado: false,
  };

  it('is featured with its premium plan, and not without photos', () => {
    const premium = tickContract(plain, 'alqfotdest', true);
    expect(premium).toMatchObject({ alqfotos: true, alqsinfotos: false, destacado: true });
    const without = tickContract(premium, 'alqfotos', false);
    expect(without).toMatchObject({ alqfotdest: false, destacado: false });
    expect(canBeFeatured(without)).toBe(false);
  });

  it('is unchanged when ticked and cleared', () => {
    const there = tickContract(plain, 'alqfotos', true);
    expect(
      isSameDraft(tickContract(tickContract(there, 'alqfotos', false), 'alqsinfotos', true), plain),
    ).toBe(true);
  });
});
