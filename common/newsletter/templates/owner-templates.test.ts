import { fillTemplate } from './templates.js';
import { OWNER_TEMPLATES } from './owner-templates.js';

const ANA = { nombre: 'Ana', sitio: 'Costa Directa', aviso: 'por tu aviso ALQ-0001' };
const GREETING = OWNER_TEMPLATES[0].body;

describe('a message to an owner', () => {
  it.each([
    [GREETING, ANA, 'Hola Ana, te escribimos de Costa Directa por tu aviso ALQ-0001.'],
    [GREETING, { ...ANA, aviso: '' }, 'Hola Ana, te escribimos de Costa Directa.'],
    [
      `${GREETING} ¿Cómo estás?`,
      ANA,
      'Hola Ana, te escribimos de Costa Directa por tu aviso ALQ-0001. ¿Cómo estás?',
    ],
  ])('with %j about %j is %j', (body, facts, text) => {
    expect(fillTemplate(body, facts)).toBe(text);
  });

  it('has a template of each name once', () => {
    const names = OWNER_TEMPLATES.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});
