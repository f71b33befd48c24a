import type { AttributeValues } from '#common/listings/attributes/all-attributes.js';
import type { Conditions } from '#common/listings/conditions/conditions.js';
import type { Currency } from '#common/kernel/currencies.js';
import type { ListingStatus } from '#common/listings/listing-status.js';
import type { Operation } from '#common/kernel/operations.js';
import type { FractionId, PeriodId } from '#common/pricing/periods.js';
import type { Plan } from '#common/contracts/plans.js';
import type { PropertyTypeId } from '#common/listings/property-types.js';

/** An address as the forms ask for it. Empty strings are fields left empty. */
export interface DemoAddress {
  country: string;
  province: string;
  town: string;
  street: string;
  streetNumber: string;
  floor: string;
  apartment: string;
}

/** An owner. DNI, mobile and e-mail belong to nobody (data/people.ts). */
export interface DemoContact extends DemoAddress {
  firstName: string;
  lastName: string;
  dni: string;
  mobile: string;
  email: string;
}

export interface DemoLocation extends DemoAddress {
  latitude: number;
  longitude: number;
}

/** A cell of a rental's price table; amount 1 means 'Consultar'. */
export interface DemoRentalPrice {
  period: PeriodId;
  fraction: FractionId;
  amount: number;
  currency: Currency;
  rented: boolean;
}

export interface DemoSalePrice {
  amount: number;
  currency: Currency;
}

/** A generated listing, complete enough to be inserted in any status; without id and code. */
export interface DemoListing extends AttributeValues {
  operation: Operation;
  propertyType: PropertyTypeId;
  status: ListingStatus;
  contact: DemoContact;
  location: DemoLocation;
  businessName: string | null;
  phone: string;
  email: string;
  /** Observaciones. */
  notes: string;
  conditions: Conditions | null;
  /** Catalogue names of amenities that this type may offer. */
  amenities: string[];
  /** Empty for sales and for types that may have no price. */
  rentalPrices: DemoRentalPrice[];
  /** Null for rentals and for types that may have no price. */
  salePrice: DemoSalePrice | null;
  plan: Plan;
  paid: boolean;
  paidDaysAgo: number | null;
  /** Days until the end of a featured position that the operator has given to a plan without one; null without such days. */
  ownFeaturedDays: number | null;
  featured: boolean;
  submittedDaysAgo: number;
  /** Names in backend/assets/demo-photos/index.json, in gallery order. */
  photos: string[];
  views: number;
  whatsappInquiries: number;
  emailInquiries: number;
}
