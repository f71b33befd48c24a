import { includesRole, isRole, needsSecondStep } from './roles.js';

describe('a role', () => {
  it.each([
    ['reader', 'reader', true],
    ['reader', 'editor', false],
    ['reader', 'administrator', false],
    ['editor', 'reader', true],
    ['editor', 'editor', true],
    ['editor', 'administrator', false],
    ['administrator', 'reader', true],
    ['administrator', 'administrator', true],
    [undefined, 'reader', false],
  ] as const)('%s for what needs %s: %s', (role, needed, expected) => {
    expect(includesRole(role, needed)).toBe(expected);
  });

  it.each([
    ['editor', true],
    ['root', false],
    ['', false],
  ])('is recognised: %j %s', (text, expected) => {
    expect(isRole(text)).toBe(expected);
  });
});

describe('needsSecondStep', () => {
  it.each([
    ['administrator', 'nobody', false],
    ['administrator', 'administrators', true],
    ['administrator', 'everybody', true],
    ['editor', 'administrators', false],
    ['reader', 'administrators', false],
    ['reader', 'everybody', true],
    [undefined, 'administrators', false],
  ] as const)('of %s with %s: %s', (role, wanted, needed) => {
    expect(needsSecondStep(role, wanted)).toBe(needed);
  });
});
