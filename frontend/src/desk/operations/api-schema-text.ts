import type { ApiSchema } from '#common/site/api-document-calls.js';

type Components = Readonly<Record<string, ApiSchema>>;

/** Types below this level are shown by name only. */
const MOST_LEVELS = 4;
const REFERENCE = '#/components/schemas/';

/** A JSON schema in TypeScript notation, one field per line: `{ total: number; pagina?: number }`. */
export function schemaText(schema: ApiSchema, components: Components, level = 0): string {
  const reference = schema['$ref'];
  if (typeof reference === 'string') return referenceText(reference, components, level);
  if ('const' in schema) return JSON.stringify(schema['const']);
  if (Array.isArray(schema['enum'])) return schema['enum'].map((value) => JSON.stringify(value)).join(' | ');
  const parts = schema['anyOf'] ?? schema['allOf'];
  if (Array.isArray(parts)) {
    const texts = parts.map((part: ApiSchema) => schemaText(part, components, level));
    return texts.join(schema['anyOf'] ? ' | ' : ' & ');
  }
  if (schema['type'] === 'array') return `(${schemaText(partOf(schema, 'items'), components, level)})[]`;
  if (schema['type'] === 'object') return objectText(schema, components, level);
  return typeof schema['type'] === 'string' ? schema['type'] : 'unknown';
}

function referenceText(reference: string, components: Components, level: number): string {
  const name = reference.slice(REFERENCE.length);
  const target = components[name];
  return target && level < MOST_LEVELS ? schemaText(target, components, level) : name;
}

function objectText(schema: ApiSchema, components: Components, level: number): string {
  const required = (schema['required'] ?? []) as string[];
  const fields = Object.entries(partOf(schema, 'properties')).map(([name, field]) => {
    const mark = required.includes(name) ? '' : '?';
    return `${name}${mark}: ${schemaText(field as ApiSchema, components, level + 1)}`;
  });
  const others = schema['additionalProperties'];
  if (typeof others === 'object' && others !== null)
    fields.push(`[…]: ${schemaText(others as ApiSchema, components, level + 1)}`);
  if (fields.length === 0) return '{}';
  const indent = '  '.repeat(level + 1);
  return `{\n${fields.map((field) => indent + field).join('\n')}\n${'  '.repeat(level)}}`;
}

function partOf(schema: ApiSchema, name: string): ApiSchema {
  return (schema[name] ?? {}) as ApiSchema;
}
