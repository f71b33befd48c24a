import { escapeHtml } from './escape-html.js';

describe('text for markup', () => {
  it.each([
    ['Casa «Sol» & mar', 'Casa «Sol» &amp; mar'],
    ['<b a="1">', '&lt;b a=&quot;1&quot;&gt;'],
    ['&amp;', '&amp;amp;'],
    ['', ''],
  ])('%j becomes %j', (text, escaped) => expect(escapeHtml(text)).toBe(escaped));
});
