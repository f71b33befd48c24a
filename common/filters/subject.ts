import type { Operation } from '../vocabulary/operations.js';
import type { PropertyTypeId } from '../vocabulary/property-types.js';

/** Subject of a search; determines which filters apply. */
export interface SearchSubject {
  operation: Operation;
  propertyTypes: readonly PropertyTypeId[];
}
