import { scriptJson } from './script-json.js';

describe('JSON inside a script element', () => {
  it.each(['</script><svg onload=atacar()>', '<!--<script>', 'a\u2028b\u2029c', '"\\u003c"'])(
    'of %j cannot leave it, and reads back the same',
    (text) => {
      const json = scriptJson({ text });
      expect(json).not.toMatch(/[<\u2028\u2029]/);
      expect(JSON.parse(json)).toEqual({ text });
    },
  );
});
