import { LeaveGuards } from './leave-guards.js';
import { locate } from './site-location.js';

const HOME = locate('https://costa.example/', { state: null, key: 'a' });

it('asks until the last form is sent', () => {
  const guards = new LeaveGuards();
  guards.add(() => false);
  const [sendPrices, sendTexts] = [guards.add(() => true), guards.add(() => true)];
  sendPrices();
  expect(guards.holds(HOME)).toBe(true);
  sendTexts();
  expect(guards.holds(HOME)).toBe(false);
});
