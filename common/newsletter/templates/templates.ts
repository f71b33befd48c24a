import { tooLong } from '../../kernel/forms/length-messages.js';
import type { FieldErrors } from '../../kernel/forms/field-errors.js';
import { TEMPLATE_MESSAGES } from './template-messages.js';
import { LENGTHS, LIMITS } from '../../kernel/limits.js';
import type { TemplateKind, TemplateWire } from './template-calls.js';
import { sheetPath } from '../../kernel/public-paths.js';
import { fold } from '../../kernel/text.js';

/** Templates of one kind. */
export const MOST_TEMPLATES = 30;

/** A name in braces stands for data of the notice, of its owner or of the site. */
const PLACEHOLDER = /\{([^{}\n]*)\}/g;
const WITH_SPACE = new RegExp(`( ?)${PLACEHOLDER.source}`, 'g');

interface Placeholder {
  name: string;
  /** What stands for it, for the list beside the text. */
  meaning: string;
  sample: string;
}

const SITE: Placeholder = { name: 'sitio', meaning: 'el nombre del sitio', sample: 'Costa Directa' };

interface TemplateRule {
  hasSubject: boolean;
  longest: number;
  placeholders: readonly Placeholder[];
}

/**
 * What a template of each kind consists of. Replies and newsletters greet each person by name without a placeholder. The text of a
 * rejection contains nothing that a visitor typed.
 */
export const TEMPLATE_RULES: Readonly<Record<TemplateKind, TemplateRule>> = {
  rechazo: {
    hasSubject: false,
    longest: LENGTHS.reason,
    placeholders: [
      { name: 'localidad', meaning: 'la localidad del aviso', sample: 'Miramar' },
      { name: 'vivienda', meaning: 'el tipo de vivienda', sample: 'casa o chalet' },
      SITE,
    ],
  },
  whatsapp: {
    hasSubject: false,
    longest: LENGTHS.message,
    placeholders: [
      { name: 'nombre', meaning: 'el nombre del dueño', sample: 'Ana' },
      {
        name: 'aviso',
        meaning:
          '«por tu aviso» con su código, o con su dirección si todavía no tiene código; nada si no hay un aviso elegido',
        sample: 'por tu aviso ALQ-0001',
      },
      { name: 'codigo', meaning: 'el código del aviso', sample: 'ALQ-0001' },
      { name: 'direccion', meaning: 'la dirección del aviso', sample: 'Calle 21 1234, Miramar' },
      {
        name: 'enlace',
        meaning: 'el enlace del aviso publicado',
        sample: `https://costadirecta.example${sheetPath('ALQ-0001')}`,
      },
      SITE,
    ],
  },
  soporte: { hasSubject: true, longest: LIMITS.bodyLength, placeholders: [SITE] },
  newsletter: { hasSubject: true, longest: LIMITS.bodyLength, placeholders: [SITE] },
};

/** Faults of a template: its name must be unique in its kind, it must have a text, and every placeholder must be known. */
export function templateFaults(
  kind: TemplateKind,
  { nombre, asunto, texto }: TemplateWire,
  others: readonly Pick<TemplateWire, 'nombre'>[],
): FieldErrors {
  const { hasSubject, longest } = TEMPLATE_RULES[kind];
  const errors: FieldErrors = {};
  const put = (field: keyof TemplateWire, fault: string | undefined): void => {
    if (fault) errors[field] = [fault];
  };
  put('nombre', nameFault(nombre, others));
  if (hasSubject)
    put(
      'asunto',
      textFault(kind, asunto, { empty: TEMPLATE_MESSAGES.noSubject, longest: LIMITS.subjectLength }),
    );
  put('texto', textFault(kind, texto, { empty: TEMPLATE_MESSAGES.noText, longest }));
  return errors;
}

/** Faults of all templates of a kind: those of the first one that has any. */
export function templateListFaults(kind: TemplateKind, list: readonly TemplateWire[]): FieldErrors {
  if (list.length > MOST_TEMPLATES) return { lista: [TEMPLATE_MESSAGES.tooMany(MOST_TEMPLATES)] };
  return (
    list
      .map((template, at) => templateFaults(kind, template, list.slice(0, at)))
      .find((faults) => Object.keys(faults).length > 0) ?? {}
  );
}

/** A template as it is stored: without spaces around its parts, and without a subject if its kind has none. */
export function tidyTemplate(kind: TemplateKind, { nombre, asunto, texto }: TemplateWire): TemplateWire {
  const { hasSubject } = TEMPLATE_RULES[kind];
  return { nombre: nombre.trim(), asunto: hasSubject ? asunto.trim() : '', texto: texto.trim() };
}

/**
 * A text with its data. A placeholder without a fact stays, so that it can be seen; an empty fact leaves no space behind. Facts are not
 * searched for placeholders.
 */
export function fillTemplate(text: string, facts: Readonly<Record<string, string>>): string {
  return text.replace(WITH_SPACE, (found, space: string, name: string) => {
    const fact = Object.hasOwn(facts, name) ? facts[name] : undefined;
    if (fact === undefined) return found;
    return fact === '' ? '' : space + fact;
  });
}

export function sampleOf(kind: TemplateKind, text: string): string {
  const samples = TEMPLATE_RULES[kind].placeholders.map(({ name, sample }) => [name, sample]);
  return fillTemplate(text, Object.fromEntries(samples) as Record<string, string>);
}

/** Known placeholders that are still in a text, each once. */
export function unfilled(kind: TemplateKind, text: string): string[] {
  const known = namesOf(kind);
  return [...new Set(placeholdersIn(text))].filter((name) => known.includes(name));
}

function nameFault(nombre: string, others: readonly Pick<TemplateWire, 'nombre'>[]): string | undefined {
  if (!nombre.trim()) return TEMPLATE_MESSAGES.noName;
  if (nombre.length > LENGTHS.templateName) return tooLong(LENGTHS.templateName);
  const taken = others.some((other) => fold(other.nombre.trim()) === fold(nombre.trim()));
  return taken ? TEMPLATE_MESSAGES.nameTaken : undefined;
}

function textFault(
  kind: TemplateKind,
  text: string,
  { empty, longest }: { empty: string; longest: number },
): string | undefined {
  if (!text.trim()) return empty;
  if (text.length > longest) return tooLong(longest);
  const known = namesOf(kind);
  const unknown = placeholdersIn(text).find((name) => !known.includes(name));
  return unknown === undefined ? undefined : TEMPLATE_MESSAGES.unknown(unknown, known);
}

function namesOf(kind: TemplateKind): string[] {
  return TEMPLATE_RULES[kind].placeholders.map(({ name }) => name);
}

function placeholdersIn(text: string): string[] {
  return [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
}
