import { conditionsOf, selectionBy, type Audience } from './selection.js';

const filters = {
  operation: 'rental' as const,
  town: 'Miramar',
  propertyType: null,
  plan: null,
  withoutPrices: false,
  search: null,
};

describe('a selection of recipients', () => {
  it.each<Audience>(['owners', 'subscribers', 'both'])(
    'of %s has the conditions it was made of',
    (audience) => {
      const conditions = { audience, filters, except: [3, -4] };
      expect(conditionsOf(selectionBy(conditions))).toEqual(conditions);
    },
  );

  it('by ids has none', () => {
    expect(conditionsOf({ ids: [1, -2] })).toBeUndefined();
  });

  it.each<Audience>(['subscribers', 'both'])(
    'of %s is not read as one of owners by a version that knows only those',
    (audience) => {
      expect(Object.keys(selectionBy({ audience, filters, except: [] }))).not.toContain('all');
    },
  );
});
