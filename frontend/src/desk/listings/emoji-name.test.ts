import { joinEmoji, splitEmoji } from './emoji-name.js';

describe('the name of a service', () => {
  it.each([
    ['🏊 Pileta', '🏊', 'Pileta'],
    ['Pileta', '', 'Pileta'],
    ['🅿️ Cochera', '🅿️', 'Cochera'],
    ['🦄 Unicornio', '', '🦄 Unicornio'],
    ['', '', ''],
  ])('%j is %j and %j, and back', (name, emoji, text) => {
    expect(splitEmoji(name)).toEqual({ emoji, text });
    expect(joinEmoji(emoji, text)).toBe(name);
  });
});
