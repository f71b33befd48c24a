import { counted, excerpt, percentText } from './text.js';

describe('numbers in words', () => {
  it.each([
    [0.643, 1, '64,3 %'],
    [0.04, 1, '4,0 %'],
    [1, 1, '100,0 %'],
    [0.12, 0, '12 %'],
    [0, 0, '0 %'],
  ])('writes %p with %p decimals as %p', (part, decimals, text) => {
    expect(percentText(part, decimals)).toBe(text.replace(' ', '\u00A0'));
  });

  it.each([
    [1, '1 aviso'],
    [0, '0 avisos'],
    [11_232, '11.232 avisos'],
  ])('counts %p as %p', (count, text) => {
    expect(counted(count, 'aviso')).toBe(text);
  });
});

describe('excerpt', () => {
  it.each([
    ['a short text', 20, 'a short text'],
    ['exactly ten', 11, 'exactly ten'],
    ['cut at a word', 10, 'cut at a…'],
    ['lines\n\nand\ttabs', 30, 'lines and tabs'],
    ['one longer word than half', 12, 'one longer…'],
    ['no more room', 8, 'no more…'],
    ['a word that is long', 8, 'a word…'],
    ['a longestwordofall', 10, 'a longest…'],
    ['onewordwithoutspace', 10, 'onewordwi…'],
    ['half way', 6, 'half…'],
    ['abc defgh', 6, 'abc d…'],
    ['twelve chars', 11, 'twelve…'],
    ['twelve chars', 12, 'twelve chars'],
  ])('of %p within %p is %p', (text, length, expected) => {
    expect(excerpt(text, length)).toBe(expected);
  });
});
