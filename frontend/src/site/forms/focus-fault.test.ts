import { focusFault } from './focus-fault.js';

it.each([
  [{ email: ['No es válido.'] }, ['[name="email"]']],
  [{ email: ['No es válido.'], 'a.0"': ['No.'] }, ['[name="email"],[name="a.0\\""]']],
  [{}, []],
])('of %j the first that the form shows is focused', (faults, focused) => {
  const chosen: string[] = [];
  const form = { querySelector: (selector: string) => ({ focus: () => chosen.push(selector) }) };
  focusFault(form as unknown as HTMLElement, faults);
  expect(chosen).toEqual(focused);
});
