import { OWNER_TEMPLATES, ownerTemplateText } from './owner-templates.js';

const ANA = { owner: 'Ana', site: 'Costa Directa', code: 'ALQ-0001' };

describe('a message to an owner', () => {
  it.each([
    ['', ANA, 'Hola Ana, te escribimos de Costa Directa por tu aviso ALQ-0001.'],
    ['', { ...ANA, code: null }, 'Hola Ana, te escribimos de Costa Directa.'],
    ['¿Cómo estás?', ANA, 'Hola Ana, te escribimos de Costa Directa por tu aviso ALQ-0001. ¿Cómo estás?'],
  ])('with %j about %j is %j', (body, facts, text) => {
    expect(ownerTemplateText(body, facts)).toBe(text);
  });

  it('has a template of each name once', () => {
    const names = OWNER_TEMPLATES.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});
