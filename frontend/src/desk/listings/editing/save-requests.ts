import type { Exactly, Write } from '#common/kernel/calls/call.js';
import {
  editAmenities,
  editContact,
  editContract,
  editLocation,
  editPrices,
  editProperty,
  verifyHome,
  type EditRequest,
  type PriceEditRequest,
} from '#common/listings/editing/edit-calls.js';
import { arrangePhotos } from '#common/listings/photos/photo-calls.js';
import type { AdminListingWire } from '#common/listings/desk/desk-calls.js';
import { pickFlags } from '#common/contracts/contract.js';
import { today } from '../../../app/today.js';
import { isSameDraft, type Drafts, type PriceDraft, type SectionName } from './section-drafts.js';

/** One call of a save. */
export interface SaveRequest {
  call: Write<EditRequest, unknown>;
  body: EditRequest;
}

type Target = Pick<AdminListingWire, 'idInmuebles' | 'version'>;

interface SaveInput<Name extends SectionName> {
  draft: Drafts[Name];
  saved: Drafts[Name];
  target: Target;
}

/** Calls that save each section (back-office.md §7, Updates). */
const REQUESTS: { [Name in SectionName]: (input: SaveInput<Name>) => SaveRequest[] } = {
  contacto: ({ draft: { emailDelAviso, ...contact } }) => [
    save(editContact, contact),
    ...(emailDelAviso ? [save(editProperty, { email: contact.email })] : []),
  ],
  inmueble: ({ draft }) => [save(editProperty, draft)],
  observaciones: ({ draft }) => [save(editProperty, { observaciones: draft })],
  condiciones: ({ draft }) => [save(editProperty, { condiciones: draft })],
  verificacion: ({ draft }) => [save(verifyHome, { visto: draft })],
  ubicacion: ({ draft: { latitud, longitud, ...address } }) => [
    latitud === null || longitud === null
      ? save(editLocation, address)
      : save(editLocation, { ...address, latitud, longitud }),
  ],
  contrato: contractRequests,
  precios: priceRequests,
  servicios: ({ draft }) => [save(editAmenities, { servicios: draft })],
  fotos: ({ draft }) => [
    save(arrangePhotos, {
      imagenes: draft.map((idImagenes, index) => ({ idImagenes, orden: index + 1 })),
    }),
  ],
};

/** The calls that save a section; the first includes the version that the operator saw. */
export function saveRequests<Name extends SectionName>(name: Name, input: SaveInput<Name>): SaveRequest[] {
  const { idInmuebles, version } = input.target;
  return REQUESTS[name](input).map(({ call, body }, at) => ({
    call,
    body: { idInmueble: idInmuebles, ...(at === 0 ? { version } : {}), ...body },
  }));
}

/**
 * The last day of the featured position is sent if it was chosen, or is kept under another plan unless it has passed. Otherwise it follows
 * from plan and payment.
 */
function contractRequests({ draft, saved }: SaveInput<'contrato'>): SaveRequest[] {
  const { destacado, destacadoHasta, ...contrato } = draft;
  const isSamePlan = isSameDraft(pickFlags(draft), pickFlags(saved));
  const isChosen = destacadoHasta !== saved.destacadoHasta || (!isSamePlan && destacadoHasta >= today());
  const lastDay = destacado && isChosen ? { destacadoHasta: destacadoHasta || null } : {};
  return [save(editContract, { contrato: { ...contrato, ...lastDay }, destacado })];
}

/** One call, so that deletions and additions are atomic and free their pairs first. */
function priceRequests({ draft, saved }: SaveInput<'precios'>): SaveRequest[] {
  const kept = new Set(draft.map(({ idPrecios }) => idPrecios));
  const removed = saved.flatMap(({ idPrecios }) => (kept.has(idPrecios) ? [] : (idPrecios ?? [])));
  const quitar = removed.length > 0 ? { quitar: removed } : {};
  return [save(editPrices, { precios: draft.map(priceBody), ...quitar })];
}

/** A call whose body contains more than the listing and its version. */
function save<Body extends EditRequest, Given extends Omit<Body, keyof EditRequest>>(
  call: Write<Body, unknown>,
  body: Exactly<Omit<Body, keyof EditRequest>, Given>,
): SaveRequest {
  return { call: call as Write<EditRequest, unknown>, body: body as EditRequest };
}

/** A row in the call's format. */
function priceBody(price: PriceDraft): PriceEditRequest {
  const { idPrecios, periodo, fraccion, monto, tipo_moneda, alquilado } = price;
  const row = { periodo, fraccion, monto, tipo_moneda, alquilado };
  return idPrecios === null ? row : { idPrecios, ...row };
}
