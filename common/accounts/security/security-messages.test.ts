import { SECURITY_MESSAGES } from './security-messages.js';

describe('the text for a blocked network', () => {
  it.each([
    ['midnight', '2026-11-30T03:05:00Z', '30/11, 00:05'],
    ['the afternoon', '2026-11-30T18:00:00Z', '30/11, 15:00'],
  ])('names a time at %s as clocks do', (_, until, text) => {
    expect(SECURITY_MESSAGES.blocked(new Date(until))).toContain(text);
  });
});
