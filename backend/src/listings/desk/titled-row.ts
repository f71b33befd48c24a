import type { ListingStatus } from '#common/listings/listing-status.js';
import type { Operation } from '#common/kernel/operations.js';
import type { PropertyTypeId } from '#common/listings/property-types.js';

/** What names a notice to the operator. */
export interface TitledRow {
  id: number;
  code: string | null;
  status: ListingStatus;
  operation: Operation;
  propertyType: PropertyTypeId;
  businessName: string | null;
  bedrooms: number | null;
  rooms: number | null;
  town: string;
  owner: string;
}

/** Columns of a `TitledRow`, of a listing l, its location o and its owner p. */
export const TITLED_COLUMNS = `l.id, l.code, l.status, l.operation, l.property_type AS "propertyType", l.business_name AS "businessName",
  l.bedrooms, l.rooms, o.town, p.first_name || ' ' || p.last_name AS owner`;
