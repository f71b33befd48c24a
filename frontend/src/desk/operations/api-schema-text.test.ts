import { schemaText } from './api-schema-text.js';

const text = (schema: object): string => schemaText(schema as never, COMPONENTS as never);

const COMPONENTS = {
  Currency: { enum: ['ARS', 'USD'] },
  Price: {
    type: 'object',
    properties: { amount: { type: 'number' }, currency: { $ref: '#/components/schemas/Currency' } },
    required: ['amount'],
  },
  Tree: { type: 'object', properties: { inner: { $ref: '#/components/schemas/Tree' } }, required: ['inner'] },
};

describe('the text of a schema', () => {
  it.each([
    [{ type: 'string' }, 'string'],
    [{ const: true }, 'true'],
    [{}, 'unknown'],
    [{ anyOf: [{ type: 'null' }, { type: 'number' }] }, 'null | number'],
    [{ type: 'array', items: { $ref: '#/components/schemas/Currency' } }, '("ARS" | "USD")[]'],
    [{ type: 'object', properties: {}, additionalProperties: false }, '{}'],
    [{ type: 'object', additionalProperties: { type: 'number' } }, '{\n  […]: number\n}'],
    [{ $ref: '#/components/schemas/Price' }, '{\n  amount: number\n  currency?: "ARS" | "USD"\n}'],
  ])('of %j', (schema, expected) => {
    expect(text(schema)).toBe(expected);
  });

  it('ends where a type holds itself', () => {
    expect(text({ $ref: '#/components/schemas/Tree' })).toMatch(/inner: Tree\n/);
  });
});
