import { PLANS } from '../vocabulary/plans.js';
import { NO_FLAGS, countsAsFeatured, flagsOf, photosArePublic, planOf } from './contract.js';

describe('the boxes of a contract', () => {
  it.each(PLANS.map(({ plan, operation }) => [plan, operation] as const))(
    'stand for the plan %s and back',
    (plan, operation) => {
      expect(planOf(flagsOf(plan), operation)).toBe(plan);
    },
  );

  it('are the free plan when none of the operation is ticked', () => {
    expect(planOf(NO_FLAGS, 'rental')).toBe('alqsinfotos');
    expect(planOf({ ...NO_FLAGS, alqfotos: true }, 'sale')).toBe('vensinfotos');
  });
});

describe('what a contract lets the public see', () => {
  it.each(
    PLANS.flatMap(({ plan }) =>
      [true, false].map(
        (paid) => [plan, paid, paid && ['alqfotos', 'alqfotdest', 'venfotos'].includes(plan)] as const,
      ),
    ),
  )('photos under %s, paid %p: %p', (plan, paid, visible) => {
    expect(photosArePublic({ plan, paid })).toBe(visible);
  });

  it('counts as featured only when it is paid', () => {
    expect(countsAsFeatured({ featured: true, paid: true })).toBe(true);
    expect(countsAsFeatured({ featured: true, paid: false })).toBe(false);
    expect(countsAsFeatured({ featured: false, paid: true })).toBe(false);
  });
});
