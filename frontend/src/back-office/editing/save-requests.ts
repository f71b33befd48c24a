import type { AdminListingWire } from '#common/wire/admin.js';
import type { Drafts, PriceDraft, SectionName } from './drafts.js';

/** One call of a save, below /api/inmueble. */
export interface SaveRequest {
  call: string;
  body: object;
}

type Target = Pick<AdminListingWire, 'idInmuebles' | 'version'>;

interface SaveInput<Name extends SectionName> {
  draft: Drafts[Name];
  saved: Drafts[Name];
  target: Target;
}

/** The calls that save each section (back-office.md §7, Updates). */
const REQUESTS: { [Name in SectionName]: (input: SaveInput<Name>) => SaveRequest[] } = {
  contacto: ({ draft }) => [{ call: 'actualizar/updateContacto', body: draft }],
  inmueble: ({ draft }) => [{ call: 'actualizar/updateInmueble', body: draft }],
  observaciones: ({ draft }) => [{ call: 'actualizar/updateInmueble', body: { observaciones: draft } }],
  ubicacion: ({ draft: { latitud, longitud, ...address } }) => [
    {
      call: 'actualizar/updateUbicacion',
      body: latitud === null || longitud === null ? address : { ...address, latitud, longitud },
    },
  ],
  contrato: ({ draft: { destacado, ...contrato } }) => [
    { call: 'actualizar/actualizarContrato', body: { contrato, destacado } },
  ],
  precios: priceRequests,
  servicios: ({ draft }) => [{ call: 'actualizar/updateServicios', body: { servicios: draft } }],
  fotos: ({ draft }) => [
    {
      call: 'fotos/actualizarOrdenImagenes',
      body: { imagenes: draft.map((idImagenes, index) => ({ idImagenes, orden: index + 1 })) },
    },
  ],
};

/** The calls that save a section; the first also names the version that the operator has seen. */
export function saveRequests<Name extends SectionName>(name: Name, input: SaveInput<Name>): SaveRequest[] {
  const { idInmuebles, version } = input.target;
  return REQUESTS[name](input).map(({ call, body }, at) => ({
    call,
    body: { idInmueble: idInmuebles, ...(at === 0 ? { version } : {}), ...body },
  }));
}

/** One call: what goes makes room for what comes, and both happen or neither. */
function priceRequests({ draft, saved }: SaveInput<'precios'>): SaveRequest[] {
  const kept = new Set(draft.map(({ idPrecios }) => idPrecios));
  const removed = saved.flatMap(({ idPrecios }) => (kept.has(idPrecios) ? [] : (idPrecios ?? [])));
  const quitar = removed.length > 0 ? { quitar: removed } : {};
  return [{ call: 'actualizar/updatePrecios', body: { precios: draft.map(priceBody), ...quitar } }];
}

/** A row as the call takes it. */
function priceBody(price: PriceDraft): object {
  const { idPrecios, periodo, fraccion, monto, tipo_moneda, alquilado } = price;
  const row = { periodo, fraccion, monto, tipo_moneda, alquilado };
  return idPrecios === null ? row : { idPrecios, ...row };
}
