import type { DataSource } from 'typeorm';

interface Column {
  relation: string;
  isView: boolean;
  name: string;
  type: string;
  required: boolean;
  filled: boolean;
}

/** A constraint or a unique index: its definition and its columns. */
interface Demand {
  relation: string;
  text: string;
  columns: string[];
}

/** Parts of the schema that a version of the product relies on. */
export interface SchemaShape {
  columns: Column[];
  demands: Demand[];
  functions: string[];
}

const COLUMNS = `
  SELECT c.relname AS relation, c.relkind = 'v' AS "isView", a.attname AS name, format_type(a.atttypid, a.atttypmod) AS type,
         a.attnotnull AS required, a.atthasdef OR a.attidentity <> '' OR a.attgenerated <> '' AS filled
  FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'v') AND a.attnum > 0 AND NOT a.attisdropped`;
/** Columns of an expression are not listed, so an index over one counts as one over all columns. */
const DEMANDS = `
  SELECT o.conrelid::regclass::text AS relation, pg_get_constraintdef(o.oid) AS text,
         ARRAY(SELECT attname::text FROM pg_attribute WHERE attrelid = o.conrelid AND attnum = ANY(o.conkey)) AS columns
  FROM pg_constraint o WHERE o.connamespace = 'public'::regnamespace AND o.contype IN ('c', 'f', 'x')
  UNION ALL
  SELECT i.indrelid::regclass::text, regexp_replace(pg_get_indexdef(i.indexrelid), '^.* ON ', 'UNIQUE ON '),
         CASE WHEN 0 = ANY(i.indkey::int[]) THEN ARRAY[]::text[]
              ELSE ARRAY(SELECT attname::text FROM pg_attribute WHERE attrelid = i.indrelid AND attnum = ANY(i.indkey::int[])) END
  FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid WHERE c.relnamespace = 'public'::regnamespace AND i.indisunique`;
const FUNCTIONS = `SELECT oid::regprocedure::text AS name FROM pg_proc WHERE pronamespace = 'public'::regnamespace`;

export async function readShape(database: Pick<DataSource, 'query'>): Promise<SchemaShape> {
  const functions = await database.query<{ name: string }[]>(FUNCTIONS);
  return {
    columns: await database.query(COLUMNS),
    demands: await database.query(DEMANDS),
    functions: functions.map(({ name }) => name),
  };
}

/**
 * Reasons why a version that was written for the schema before cannot work with the schema after: what it reads is gone, or what it writes
 * is refused. Empty if it can.
 */
export function breaksOf(before: SchemaShape, after: SchemaShape): string[] {
  const known = new Map(before.columns.map((column) => [keyOf(column), column]));
  const relations = new Set(before.columns.map(({ relation }) => relation));
  const now = new Map(after.columns.map((column) => [keyOf(column), column]));
  return [
    ...before.columns.flatMap((old) => changesOf(old, now.get(keyOf(old)))),
    ...after.columns
      .filter((column) => relations.has(column.relation) && !known.has(keyOf(column)))
      .filter(({ isView, required, filled }) => !isView && required && !filled)
      .map((column) => `${keyOf(column)} is required and has no default`),
    ...after.demands
      .filter(({ relation, columns }) => concerns(relation, columns))
      .filter(
        ({ relation, text }) => !before.demands.some((old) => old.relation === relation && old.text === text),
      )
      .map(({ relation, text }) => `${relation} newly demands ${text}`),
    ...before.functions
      .filter((name) => !after.functions.includes(name))
      .map((name) => `the function ${name} is gone`),
  ];

  /** Whether a demand can refuse a row of the version before, which leaves new columns to their defaults. */
  function concerns(relation: string, columns: readonly string[]): boolean {
    if (!relations.has(relation)) return false;
    return columns.length === 0 || columns.some((name) => known.has(`${relation}.${name}`));
  }
}

function changesOf(old: Column, now: Column | undefined): string[] {
  const name = keyOf(old);
  if (!now) return [`${name} is gone`];
  return [
    ...(now.type === old.type ? [] : [`${name} was ${old.type} and is ${now.type}`]),
    ...(!old.required && now.required ? [`${name} is required now`] : []),
    ...(old.filled && old.required && !now.filled ? [`${name} has no default any more`] : []),
  ];
}

const keyOf = ({ relation, name }: Pick<Column, 'relation' | 'name'>): string => `${relation}.${name}`;
