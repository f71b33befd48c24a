import { emptyDraft, toRequest, withOperation } from './quick-draft.js';

const PRICE = {
  clave: 'a',
  idPrecios: null,
  periodo: 'Enero',
  fraccion: 'Semana',
  monto: 5_000,
  tipo_moneda: 'ARS' as const,
  alquilado: false,
};

describe('the form of quick publish', () => {
  it('begins in Buenos Aires, Argentina, with a rental', () => {
    expect(toRequest(emptyDraft(), true)).toMatchObject({
      pais: 'Argentina',
      provincia: 'Buenos Aires',
      tipoOperacion: 'alquiler',
      contrato: { tipoContratoAlquiler: 'alqsinfotos' },
      localidadContacto: '',
    });
  });

  it('drops prices and contract with the operation', () => {
    const sale = withOperation({ ...emptyDraft(), precios: [PRICE] }, 'venta');
    expect(sale).toMatchObject({
      precios: [],
      contrato: { tipoOperacion: 'venta', tipoContratoAlquiler: '', tipoContratoVenta: 'vensinfotos' },
    });
    expect(withOperation(sale, 'venta')).toBe(sale);
  });

  it('sends the sale’s price alone, and nothing of an empty one', () => {
    const sale = withOperation(emptyDraft(), 'venta');
    expect(toRequest({ ...sale, precios: [{ ...PRICE, monto: null }] }, true).precios).toEqual([]);
    expect(toRequest({ ...sale, precios: [PRICE] }, true).precios).toEqual([
      { precio: 5_000, moneda: 'ARS', periodo: '', fraccion: '' },
    ]);
  });

  it('says nothing of a contact that is known', () => {
    const draft = {
      ...emptyDraft(),
      nombre: 'Ana',
      otroDomicilio: true,
      domicilio: { ...emptyDraft().domicilio, localidad: 'Tandil' },
    };
    expect(toRequest(draft, true)).toMatchObject({ nombre: 'Ana', localidadContacto: 'Tandil' });
    expect(toRequest(draft, false)).toMatchObject({ nombre: '', localidadContacto: '' });
  });
});
