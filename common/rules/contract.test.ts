import { PLANS } from '../vocabulary/plans.js';
import {
  NO_FLAGS,
  countsAsFeatured,
  flagsOf,
  isFlagEnabled,
  photosArePublic,
  planOf,
  toggleFlag,
  type ContractFlag,
  type ContractFlags,
} from './contract.js';

const ticked = (flags: ContractFlags) => (Object.keys(flags) as ContractFlag[]).filter((flag) => flags[flag]);

describe('the boxes of a contract', () => {
  it.each<[ContractFlag[], ContractFlag, boolean, ContractFlag[]]>([
    [['alqfotos', 'alqfotdest'], 'alqsinfotos', true, ['alqsinfotos']],
    [['alqsinfotos'], 'alqfotos', true, ['alqfotos']],
    [['alqfotos', 'alqfotdest'], 'alqfotos', false, []],
    [['alqsinfotos'], 'alqfotdest', true, ['alqfotos', 'alqfotdest']],
    [['alqfotos', 'alqfotdest'], 'alqfotdest', false, ['alqfotos']],
    [['venfotos'], 'vensinfotos', true, ['vensinfotos']],
    [['vensinfotos'], 'venfotos', true, ['venfotos']],
  ])('%j, then %s %p, is %j', (before, flag, checked, after) => {
    const flags = { ...NO_FLAGS, ...Object.fromEntries(before.map((name) => [name, true])) };
    expect(ticked(toggleFlag(flags, flag, checked))).toEqual(after);
  });

  it('are disabled for the other operation', () => {
    expect(isFlagEnabled('alqfotos', 'rental')).toBe(true);
    expect(isFlagEnabled('alqfotos', 'sale')).toBe(false);
    expect(isFlagEnabled('venfotos', 'rental')).toBe(false);
  });

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
