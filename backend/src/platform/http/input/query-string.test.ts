import { parseQueryString } from './query-string.js';

describe('a query string', () => {
  it.each([
    ['a=1', { a: '1' }],
    ['a=1&b=2', { a: '1', b: '2' }],
    ['a=1&a=2', { a: ['1', '2'] }],
    ['a[]=1', { a: ['1'] }],
    ['a[]=1&a=2', { a: ['1', '2'] }],
    ['a=2&a[]=1', { a: ['2', '1'] }],
    ['a%5B%5D=1&a%5B%5D=2', { a: ['1', '2'] }],
    ['a[0]=x&a[1]=y', { a: ['x', 'y'] }],
    ['a[5]=x', { a: ['x'] }],
    ['a[k]=v', { a: {} }],
    ['a[b][c]=1', { a: {} }],
    ['a[][b]=1', { a: {} }],
    ['a[]=1&a[k]=2', { a: {} }],
    ['a[k]=2&a[]=1', { a: {} }],
    ['a', { a: '' }],
    ['a=', { a: '' }],
    ['', {}],
    ['=x', {}],
    ['&&', {}],
    ['[]=1', {}],
    ['__proto__=1&constructor=2&hasOwnProperty[]=3', {}],
    ['a=%', { a: '%' }],
    ['a=%E0%A4%A', { a: '%E0%A4%A' }],
    ['a=x+y%2B%26', { a: 'x y+&' }],
    ['a=b=c', { a: 'b=c' }],
    ['a=1%0A2', { a: '1\n2' }],
  ])('%s', (text, expected) => {
    expect(parseQueryString(text)).toEqual(expected);
  });

  it('has at most 100 values in a list, and 200 parameters', () => {
    const list = (length: number): unknown => parseQueryString('a[]=1&'.repeat(length))['a'];
    expect([list(100), list(101)]).toEqual([Array.from({ length: 100 }, () => '1'), {}]);
    expect(parseQueryString(`${'b=1&'.repeat(200)}a=1`)['a']).toBeUndefined();
  });
});
