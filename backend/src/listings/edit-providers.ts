import { ChangeCode } from './editing/change-code.js';
import { EditAmenities } from './editing/edit-amenities.js';
import { EditContact } from './editing/edit-contact.js';
import { EditContract } from './plans/edit-contract.js';
import { EditLocation } from './editing/edit-location.js';
import { EditPrices } from './editing/edit-prices.js';
import { EditProperty } from './editing/edit-property.js';
import { VerifyHome } from './editing/verify-home.js';
import { ListingEdits } from './editing/listing-edits.js';
import { ProlongPlan } from './plans/prolong-plan.js';
import { RecordPayment } from './plans/record-payment.js';
import { RestoreContract } from './plans/restore-contract.js';

/** Edits of listings, in the web process. */
export const EDITS = [
  ChangeCode,
  EditAmenities,
  EditContact,
  EditContract,
  EditLocation,
  EditPrices,
  EditProperty,
  ListingEdits,
  ProlongPlan,
  RecordPayment,
  RestoreContract,
  VerifyHome,
];
