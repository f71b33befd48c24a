import type { Plan } from '#common/contracts/plans.js';
import { featuredUnder } from './featured-under.js';

describe('a listing is featured', () => {
  it.each<[string, Plan, Plan, boolean, boolean | null, boolean]>([
    ['as before, where nothing is chosen', 'alqfotos', 'alqfotos', true, null, true],
    ['not, where it was not', 'alqfotos', 'alqfotos', false, null, false],
    ['as the operator chooses', 'alqfotos', 'alqfotos', false, true, true],
    ['no more, as the operator chooses', 'alqfotos', 'alqfotos', true, false, false],
    ['with a plan that charges for it', 'alqfotos', 'alqfotdest', false, null, true],
    ['not with such a plan, as the operator chooses', 'alqfotos', 'alqfotdest', false, false, false],
    ['not again, while the plan stays', 'alqfotdest', 'alqfotdest', false, null, false],
    ['still, where the plan is reduced', 'alqfotdest', 'alqfotos', true, null, true],
    ['never without photos', 'alqfotos', 'alqsinfotos', true, null, false],
    ['never without photos, whatever is chosen', 'vensinfotos', 'vensinfotos', false, true, false],
  ])('%s', (_, before, after, was, chosen, expected) => {
    expect(featuredUnder({ plan: { before, after }, before: was, chosen })).toBe(expected);
  });
});
