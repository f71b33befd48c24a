import type { Operation } from '../vocabulary/operations.js';
import type { PropertyTypeId } from '../vocabulary/property-types.js';

/** What a search is about; it decides which filters make sense. */
export interface SearchSubject {
  operation: Operation;
  propertyTypes: readonly PropertyTypeId[];
}
