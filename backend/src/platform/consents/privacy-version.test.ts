import { PRIVACY_NOTICE } from '#common/site/privacy-messages.js';
import { PRIVACY_VERSION, versionOf } from './privacy-version.js';

describe('the version of the privacy notice', () => {
  it('is derived from the text', () => {
    expect(PRIVACY_VERSION).toMatch(/^[\da-f]{12}$/);
    expect(versionOf(structuredClone(PRIVACY_NOTICE))).toBe(PRIVACY_VERSION);
  });

  const { opening, points, closing } = PRIVACY_NOTICE;
  it.each([
    ['one character of the opening', { ...PRIVACY_NOTICE, opening: `${opening} ` }],
    ['a point less', { ...PRIVACY_NOTICE, points: points.slice(1) }],
    ['another order of the points', { ...PRIVACY_NOTICE, points: points.toReversed() }],
    ['another paragraph', { ...PRIVACY_NOTICE, closing: [...closing, 'Nuevo.'] }],
  ])('changes with %s', (_, text) => {
    expect(versionOf(text)).not.toBe(PRIVACY_VERSION);
  });
});
