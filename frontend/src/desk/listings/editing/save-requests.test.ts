import { editPrices, editProperty, type ContractEditRequest } from '#common/listings/editing/edit-calls.js';
import { flagsOf } from '#common/contracts/contract.js';
import {
  canBeFeatured,
  isSameDraft,
  withPlan,
  type ContractDraft,
  type PriceDraft,
} from './section-drafts.js';
import { saveRequests } from './save-requests.js';

const target = { idInmuebles: 7, version: 3 };
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
      { call: editProperty, body: { idInmueble: 7, version: 3, observaciones: 'Nueva' } },
    ]);
  });

  it('removes and saves prices in one call', () => {
    const saved = [price({}), price({ idPrecios: 2, fraccion: 'Semana' })];
    const draft = [saved[1]!, price({ idPrecios: null, monto: 500_000 })];
    const { clave: _, ...kept } = draft[0]!;
    const { clave: __, idPrecios: ___, ...added } = draft[1]!;
    expect(saveRequests('precios', { draft, saved, target })).toEqual([
      {
        call: editPrices,
        body: { idInmueble: 7, version: 3, precios: [kept, added], quitar: [1] },
      },
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
    const draft = { ...address, latitud: null, longitud: null, aproximada: false };
    expect(saveRequests('ubicacion', { draft, saved: draft, target })[0]?.body).not.toHaveProperty('latitud');
  });
});

describe('the contract', () => {
  const plain: ContractDraft = {
    ...flagsOf('alqsinfotos'),
    pagado: false,
    destacado: false,
    destacadoHasta: '',
  };

  it('is featured with its premium plan, and not without photos', () => {
    const premium = withPlan(plain, 'alqfotdest');
    expect(premium).toMatchObject({ alqfotos: true, alqsinfotos: false, destacado: true });
    const without = withPlan(premium, 'alqsinfotos');
    expect(without).toMatchObject({ alqfotos: false, alqfotdest: false, destacado: false });
    expect(canBeFeatured(without)).toBe(false);
  });

  it('may be taken out of the featured ones under any plan', () => {
    const premium = { ...withPlan(plain, 'alqfotdest'), destacado: false };
    expect(withPlan(premium, 'alqfotos').destacado).toBe(false);
  });

  it.each([
    ['as it is', { destacadoHasta: '2026-12-22' }, undefined],
    ['another day', { destacadoHasta: '2027-01-31' }, '2027-01-31'],
    ['no day', { destacadoHasta: '' }, null],
    ['another plan', flagsOf('alqfotos'), '2026-12-22'],
    ['not featured', { destacado: false, destacadoHasta: '' }, undefined],
  ])('sends the last day of its position if it is chosen or kept: %s', (_, change, sent) => {
    const saved = { ...withPlan(plain, 'alqfotdest'), pagado: true, destacadoHasta: '2026-12-22' };
    const [request] = saveRequests('contrato', { draft: { ...saved, ...change }, saved, target });
    expect((request!.body as ContractEditRequest).contrato.destacadoHasta).toBe(sent);
  });

  it('is unchanged when another plan was chosen and its own again', () => {
    expect(isSameDraft(withPlan(withPlan(plain, 'alqfotos'), 'alqsinfotos'), plain)).toBe(true);
  });
});
