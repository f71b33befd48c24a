import { PROPERTY_TYPES } from '#common/listings/property-types.js';

/** The types of property as options of a select box. */
export const TYPE_OPTIONS = PROPERTY_TYPES.map(({ id, label }) => ({ value: String(id), label }));
