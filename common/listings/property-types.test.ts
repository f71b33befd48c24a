import { PROPERTY_TYPES, propertyTypeLabel, propertyTypeRecord } from './property-types.js';

describe('names of property types', () => {
  it('keeps Duplex in records and shows Dúplex', () => {
    expect(propertyTypeRecord(9)).toBe('Duplex');
    expect(propertyTypeLabel('Duplex')).toBe('Dúplex');
    expect(PROPERTY_TYPES.map(({ id }) => propertyTypeLabel(propertyTypeRecord(id)))).toEqual(
      PROPERTY_TYPES.map(({ label }) => label),
    );
  });
});
