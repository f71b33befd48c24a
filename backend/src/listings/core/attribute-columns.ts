import { Column, type ColumnOptions } from 'typeorm';
import { ATTRIBUTES, type AttributeValues } from '#common/listings/attributes/all-attributes.js';
import type { Attribute } from '#common/listings/attributes/attribute.js';
import { columnOf } from '#platform/database/naming.js';

export const ATTRIBUTE_COLUMNS = ATTRIBUTES.map(({ name }) => columnOf(name));

/** Attributes of a row as SQL returns it. */
export function attributesOfRow(row: object): AttributeValues {
  const columns = row as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    ATTRIBUTES.map(({ name }) => [name, columns[columnOf(name)]]),
  ) as unknown as AttributeValues;
}

/** Columns of a property's attributes, one per declaration. */
export const AttributeColumns = class {} as new () => AttributeValues;

const COLUMNS: Readonly<Record<Attribute['kind'], ColumnOptions>> = {
  count: { type: 'smallint', nullable: true },
  measure: { type: 'double precision', nullable: true },
  flag: { type: 'boolean', default: false },
};

for (const { kind, name } of ATTRIBUTES) Column(COLUMNS[kind])(AttributeColumns.prototype, name);
