import { emptyAttributeForm } from '#common/listings/attributes/attribute-values.js';
import { noConditions } from '#common/listings/conditions/conditions.js';
import type { OperationName } from '#common/kernel/operations.js';
import { HOME_COUNTRY, HOME_PROVINCE } from '#common/kernel/places.js';
import type {
  PublicationAddress,
  QuickPublishRequest,
} from '#common/listings/publication/publication-calls.js';
import type { PriceDraft } from './editing/section-drafts.js';
import { makeKey } from '../../app/make-key.js';

/** State of the form, from which the body of the call is made. */
export interface QuickDraft extends Omit<QuickPublishRequest, 'precios' | keyof PublicationAddress> {
  direccion: PublicationAddress;
  precios: PriceDraft[];
  /** The new contact's address differs from the property's. */
  otroDomicilio: boolean;
  domicilio: PublicationAddress;
  /** Idempotency key, so that a second press creates no second listing. */
  clave: string;
}

const NOWHERE: PublicationAddress = {
  pais: HOME_COUNTRY,
  provincia: HOME_PROVINCE,
  localidad: '',
  calle: '',
  numero: '',
  piso: '',
  departamento: '',
};

const NO_ADDRESS = {
  paisContacto: '',
  provinciaContacto: '',
  localidadContacto: '',
  calleContacto: '',
  numeroContacto: '',
  pisoContacto: '',
  departamentoContacto: '',
};

/** An empty form with the specified defaults (back-office.md §5). */
export function emptyDraft(): QuickDraft {
  return {
    dni: '',
    tipoOperacion: 'alquiler',
    tipoVivienda: '',
    latitud: null,
    longitud: null,
    observaciones: '',
    ...emptyAttributeForm(),
    nombreNegocio: '',
    servicios: [],
    contrato: { tipoOperacion: 'alquiler', tipoContratoAlquiler: 'alqsinfotos', tipoContratoVenta: '' },
    nombre: '',
    apellido: '',
    celular: '',
    email: '',
    ...NO_ADDRESS,
    direccion: NOWHERE,
    precios: [],
    condiciones: noConditions(),
    otroDomicilio: false,
    domicilio: NOWHERE,
    clave: makeKey(),
  };
}

/** Changing the operation resets contract and prices. */
export function withOperation(draft: QuickDraft, tipoOperacion: OperationName): QuickDraft {
  if (tipoOperacion === draft.tipoOperacion) return draft;
  const isSale = tipoOperacion === 'venta';
  return {
    ...draft,
    tipoOperacion,
    precios: [],
    contrato: {
      tipoOperacion,
      tipoContratoAlquiler: isSale ? '' : 'alqsinfotos',
      tipoContratoVenta: isSale ? 'vensinfotos' : '',
    },
  };
}

/** Body of the call; for a known contact it contains only the DNI. */
export function toRequest(draft: QuickDraft, isNewContact: boolean): QuickPublishRequest {
  const { direccion, domicilio, otroDomicilio, clave: _header, precios, ...fields } = draft;
  const person = isNewContact ? {} : { nombre: '', apellido: '', celular: '', email: '' };
  const isSale = draft.tipoOperacion === 'venta';
  return {
    ...fields,
    ...direccion,
    ...person,
    ...(isNewContact && otroDomicilio ? contactAddress(domicilio) : NO_ADDRESS),
    precios: precios
      .filter(({ monto }) => !isSale || monto !== null)
      .map(({ monto, tipo_moneda, periodo, fraccion }) => ({
        precio: monto ?? '',
        moneda: tipo_moneda,
        periodo: isSale ? '' : periodo,
        fraccion: isSale ? '' : fraccion,
      })),
  };
}

function contactAddress(address: PublicationAddress): typeof NO_ADDRESS {
  return {
    paisContacto: address.pais,
    provinciaContacto: address.provincia,
    localidadContacto: address.localidad,
    calleContacto: address.calle,
    numeroContacto: address.numero,
    pisoContacto: address.piso,
    departamentoContacto: address.departamento,
  };
}
