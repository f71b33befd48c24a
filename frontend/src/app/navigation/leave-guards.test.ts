import { LeaveGuards } from './leave-guards.js';
import { locate } from './site-location.js';

const HOME = locate('https://costa.example/', { state: null, key: 'a' });

it('asks once, for one form after the other until the last is sent', () => {
  const guards = new LeaveGuards();
  const [prices, texts] = [() => true, () => true];
  guards.add(() => false);
  const [sendPrices, sendTexts] = [guards.add(prices), guards.add(texts)];
  expect(guards.holding(HOME)).toBe(prices);
  sendPrices();
  expect(guards.holding(HOME)).toBe(texts);
  sendTexts();
  expect(guards.holding(HOME)).toBeUndefined();
});
