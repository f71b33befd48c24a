import { Column, type ColumnOptions } from 'typeorm';
import { ATTRIBUTES, type AttributeValues } from '#common/listings/attributes/all-attributes.js';
import { columnOf } from '#platform/database/naming.js';

/** Names of the columns in the database. */
export const ATTRIBUTE_COLUMNS = ATTRIBUTES.map(({ name }) => columnOf(name));

/** Columns of a property's attributes, one per declaration. */
export const AttributeColumns = class {} as new () => AttributeValues;

const COUNT: ColumnOptions = { type: 'smallint', nullable: true };
const FLAG: ColumnOptions = { type: 'boolean', default: false };

for (const { kind, name } of ATTRIBUTES)
  Column(kind === 'count' ? COUNT : FLAG)(AttributeColumns.prototype, name);
