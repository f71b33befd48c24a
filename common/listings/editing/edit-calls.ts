import type { SimpleAnswer } from '../../kernel/calls/answer-shapes.js';
import type {
  AmenitiesEditRequest,
  AnnulmentRequest,
  CodeEditRequest,
  ContactEditRequest,
  ContractEditRequest,
  LocationEditRequest,
  PaymentRequest,
  PlanProlongationRequest,
  PriceRemovalRequest,
  PricesEditRequest,
  PropertyEditRequest,
  VerificationRequest,
  RentedMarkRequest,
  ContractEditAnswer,
  PaymentAnswer,
  PricesEditAnswer,
} from './edit-shapes.js';
import type { Refused } from '../../kernel/calls/call.js';
import { write } from '../../kernel/calls/operator-call.js';

/** Saves the owner of a listing. */
export const editContact = write<ContactEditRequest, SimpleAnswer, Refused<404 | 409>>(
  'inmueble/actualizar/updateContacto',
);

/** Saves the property data of a listing. */
export const editProperty = write<PropertyEditRequest, SimpleAnswer, Refused<404 | 409>>(
  'inmueble/actualizar/updateInmueble',
);

/** Saves the address and the point of a listing. */
export const editLocation = write<LocationEditRequest, SimpleAnswer, Refused<404 | 409>>(
  'inmueble/actualizar/updateUbicacion',
);

/** Saves the amenities of a listing. */
export const editAmenities = write<AmenitiesEditRequest, SimpleAnswer, Refused<404 | 409>>(
  'inmueble/actualizar/updateServicios',
);

/** Records what was seen of a home. */
export const verifyHome = write<VerificationRequest, SimpleAnswer, Refused<404 | 409>>(
  'inmueble/actualizar/verificar',
);

/** Changes the code of a listing. The former code redirects to it. */
export const changeCode = write<CodeEditRequest, SimpleAnswer, Refused<404 | 409>>(
  'inmueble/actualizar/updateAltaInmueble',
);

/** Adds, changes and removes prices of a listing. */
export const editPrices = write<PricesEditRequest, PricesEditAnswer, Refused<404 | 409>>(
  'inmueble/actualizar/updatePrecios',
);

/** Removes one price. */
export const removePrice = write<PriceRemovalRequest, SimpleAnswer, Refused<404 | 409>>(
  'inmueble/actualizar/deletePrecios',
);

/** Marks the price of one period as rented, or as free. */
export const markRented = write<RentedMarkRequest, SimpleAnswer, Refused<404 | 409>>(
  'inmueble/actualizar/marcarAlquilado',
);

/** Saves the contract of a listing. */
export const editContract = write<ContractEditRequest, ContractEditAnswer, Refused<404 | 409>>(
  'inmueble/actualizar/actualizarContrato',
);

/** Records a payment and marks the listing as paid. Without details, the payment is dated now. */
export const recordPayment = write<PaymentRequest, PaymentAnswer, Refused<404 | 409>>(
  'inmueble/actualizar/actualizarPago',
);

/** Moves the last days of a paid plan. */
export const prolongPlan = write<PlanProlongationRequest, SimpleAnswer, Refused<404 | 409>>(
  'inmueble/actualizar/prorrogarPlan',
);

/** Annuls a payment that was recorded by mistake. */
export const annulPayment = write<AnnulmentRequest, SimpleAnswer, Refused<404 | 409>>(
  'inmueble/actualizar/anularPago',
);
