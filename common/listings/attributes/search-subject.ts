import type { Operation } from '../../kernel/operations.js';
import type { PropertyTypeId } from '../property-types.js';

/** Subject of a search; determines which filters apply. */
export interface SearchSubject {
  operation: Operation;
  propertyTypes: readonly PropertyTypeId[];
}
