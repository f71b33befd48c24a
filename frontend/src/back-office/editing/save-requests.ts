import { EDITING_MESSAGES, usedPrice } from '#common/messages/editing.js';
import { PERIODS } from '#common/vocabulary/periods.js';
import type { AdminListingWire } from '#common/wire/admin.js';
import { readAmounts } from './price-rows.js';
import type { Drafts, PriceDraft, SectionName } from './drafts.js';

/** One call of a save, below /api/inmueble. */
export interface SaveRequest {
  call: string;
  body: object;
}

type Target = Pick<AdminListingWire, 'idInmuebles' | 'version' | 'tipoOperacion'>;

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

function priceRequests({ draft, saved, target }: SaveInput<'precios'>): SaveRequest[] {
  const rows = readAmounts(draft, target.tipoOperacion);
  // A saved row that was merely emptied is not removed: it stays as it was.
  const kept = new Set(draft.map(({ idPrecios }) => idPrecios));
  const removed = saved.filter(({ idPrecios }) => !kept.has(idPrecios));
  const save = { call: 'actualizar/updatePrecios', body: { precios: rows.map(priceBody) } };
  const removals = removed.map(({ idPrecios }) => ({
    call: 'actualizar/deletePrecios',
    body: { idPrecios },
  }));
  // Removals first, so that a new row may take the place of one that goes.
  return rows.length > 0 ? [...removals, save] : removals;
}

/** A row as the call takes it. */
function priceBody(price: PriceDraft): object {
  const { idPrecios, periodo, fraccion, monto, tipo_moneda, alquilado } = price;
  const row = { periodo, fraccion, monto, tipo_moneda, alquilado };
  return idPrecios === null ? row : { idPrecios, ...row };
}

/** What stands against saving the prices (back-office.md §5); undefined when nothing does. */
export function pricesFault(
  draft: readonly PriceDraft[],
  operation: Target['tipoOperacion'],
): string | undefined {
  if (readAmounts(draft, operation).length === 0) return EDITING_MESSAGES.incompletePrices;
  if (operation === 'venta') return undefined;
  const pairs = draft.map(pairOf);
  const repeated = draft.find((row, at) => pairs.indexOf(pairOf(row)) !== at);
  if (!repeated) return undefined;
  return repeated.idPrecios === null
    ? EDITING_MESSAGES.duplicatePrices
    : usedPrice(repeated.periodo, repeated.fraccion);
}

function pairOf({ periodo, fraccion }: PriceDraft): string {
  return `${periodo}|${fraccion}`;
}

/** Whether a period is let in parts. */
export function hasFractions(name: string): boolean {
  return PERIODS.find((period) => period.name === name)?.hasFractions ?? true;
}
