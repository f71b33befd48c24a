import { BUILT_IN_TEMPLATES } from './built-in-templates.js';
import { TEMPLATE_MESSAGES as SAYS } from './template-messages.js';
import { tooLong } from '../../kernel/forms/length-messages.js';
import type { FieldErrors } from '../../kernel/forms/field-errors.js';
import { LENGTHS, LIMITS } from '../../kernel/limits.js';
import { TEMPLATE_KINDS, type TemplateKind, type TemplateWire } from './template-calls.js';
import {
  fillTemplate,
  MOST_TEMPLATES,
  sampleOf,
  TEMPLATE_RULES,
  templateFaults,
  templateListFaults,
  tidyTemplate,
  unfilled,
} from './templates.js';

const FINE: TemplateWire = { nombre: 'Precio', asunto: 'Asunto', texto: 'Revisá los precios.' };
const WHATSAPP = TEMPLATE_RULES.whatsapp.placeholders.map(({ name }) => name);

describe('faults of a template', () => {
  it.each<[TemplateKind, Partial<TemplateWire>, FieldErrors]>([
    ['rechazo', {}, {}],
    ['rechazo', { asunto: '' }, {}],
    ['soporte', { asunto: ' ' }, { asunto: [SAYS.noSubject] }],
    ['soporte', { asunto: 'a'.repeat(LIMITS.subjectLength) }, {}],
    [
      'soporte',
      { asunto: 'a'.repeat(LIMITS.subjectLength + 1) },
      { asunto: [tooLong(LIMITS.subjectLength)] },
    ],
    ['soporte', { asunto: '{nombre}' }, { asunto: [SAYS.unknown('nombre', ['sitio'])] }],
    ['rechazo', { nombre: ' ' }, { nombre: [SAYS.noName] }],
    ['rechazo', { nombre: 'a'.repeat(LENGTHS.templateName) }, {}],
    [
      'rechazo',
      { nombre: 'a'.repeat(LENGTHS.templateName + 1) },
      { nombre: [tooLong(LENGTHS.templateName)] },
    ],
    ['rechazo', { nombre: ' UBICACION ' }, { nombre: [SAYS.nameTaken] }],
    ['rechazo', { texto: '' }, { texto: [SAYS.noText] }],
    ['rechazo', { texto: 'a'.repeat(LENGTHS.reason) }, {}],
    ['rechazo', { texto: 'a'.repeat(LENGTHS.reason + 1) }, { texto: [tooLong(LENGTHS.reason)] }],
    ['whatsapp', { texto: 'Hola {nombre}, tu aviso {codigo} de {direccion}.' }, {}],
    ['whatsapp', { texto: 'Hola {Nombre}' }, { texto: [SAYS.unknown('Nombre', WHATSAPP)] }],
    ['whatsapp', { texto: 'Hola {}' }, { texto: [SAYS.unknown('', WHATSAPP)] }],
    [
      'whatsapp',
      { texto: 'Una llave { suelta, y otra }\n{' },
      { texto: [SAYS.unknown(' suelta, y otra ', WHATSAPP)] },
    ],
    ['whatsapp', { texto: 'Una llave { suelta' }, {}],
    [
      'rechazo',
      { texto: 'Hola {nombre}' },
      { texto: [expect.stringContaining('{nombre}') as unknown as string] },
    ],
  ])('%s: %j has %j', (kind, changes, faults) => {
    expect(templateFaults(kind, { ...FINE, ...changes }, [{ nombre: ' Ubicación' }])).toEqual(faults);
  });

  it('are those of the first of a list that has any', () => {
    expect(templateListFaults('rechazo', [FINE, { ...FINE, nombre: 'Otra' }])).toEqual({});
    expect(templateListFaults('rechazo', [FINE, FINE, { ...FINE, texto: '' }])).toEqual({
      nombre: [SAYS.nameTaken],
    });
    const many = Array.from({ length: MOST_TEMPLATES + 1 }, (_, at) => ({ ...FINE, nombre: `Número ${at}` }));
    expect(templateListFaults('rechazo', many.slice(1))).toEqual({});
    expect(templateListFaults('rechazo', many)).toEqual({ lista: [SAYS.tooMany(MOST_TEMPLATES)] });
    expect(templateListFaults('rechazo', [])).toEqual({});
  });

  it.each(TEMPLATE_KINDS)('are none of the built-in ones: %s', (kind) => {
    const list = [...BUILT_IN_TEMPLATES[kind]];
    expect(list.length).toBeGreaterThan(1);
    expect(templateListFaults(kind, list)).toEqual({});
    expect(list.map((template) => tidyTemplate(kind, template))).toEqual(list);
    for (const { texto } of list) expect(unfilled(kind, sampleOf(kind, texto))).toEqual([]);
  });
});

describe('a text with its data', () => {
  it.each<[string, Record<string, string>, string]>([
    ['Hola {nombre}.', { nombre: 'Ana' }, 'Hola Ana.'],
    ['Hola {nombre}, {nombre}', { nombre: 'Ana' }, 'Hola Ana, Ana'],
    ['Hola {nombre} {aviso}.', { nombre: 'Ana', aviso: '' }, 'Hola Ana.'],
    ['{aviso}Hola', { aviso: '' }, 'Hola'],
    ['Tu aviso {codigo}.', {}, 'Tu aviso {codigo}.'],
    ['Hola {nombre}.', { nombre: '{codigo}', codigo: 'ALQ-0001' }, 'Hola {codigo}.'],
    ['Hola {nombre}.', { nombre: '$& $1' }, 'Hola $& $1.'],
    ['Hola {toString}.', {}, 'Hola {toString}.'],
    ['Dos  espacios {nombre}', { nombre: 'Ana' }, 'Dos  espacios Ana'],
  ])('%j with %j is %j', (text, facts, filled) => expect(fillTemplate(text, facts)).toBe(filled));

  it.each<[TemplateKind, string, string[]]>([
    ['whatsapp', 'Hola {nombre}, {codigo} y {codigo}', ['nombre', 'codigo']],
    ['whatsapp', 'Hola {otro}', []],
    ['soporte', 'Hola {nombre} de {sitio}', ['sitio']],
  ])('%s: %j lacks %j', (kind, text, names) => expect(unfilled(kind, text)).toEqual(names));

  it('is stored without spaces around it, and with a subject only where there is one', () => {
    const loose = { nombre: ' Precio ', asunto: ' A ', texto: ' Hola\n' };
    expect(tidyTemplate('soporte', loose)).toEqual({ nombre: 'Precio', asunto: 'A', texto: 'Hola' });
    expect(tidyTemplate('rechazo', loose)).toEqual({ nombre: 'Precio', asunto: '', texto: 'Hola' });
  });
});
