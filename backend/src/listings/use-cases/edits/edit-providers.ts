import { ChangeCode } from './change-code.js';
import { EditAmenities } from './edit-amenities.js';
import { EditContact } from './edit-contact.js';
import { EditContract } from './edit-contract.js';
import { EditLocation } from './edit-location.js';
import { EditPrices } from './edit-prices.js';
import { EditProperty } from './edit-property.js';
import { ListingEdits } from './listing-edits.js';
import { ProlongPlan } from './prolong-plan.js';
import { RecordPayment } from './record-payment.js';
import { RestoreContract } from './restore-contract.js';

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
];
