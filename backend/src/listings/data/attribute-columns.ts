import { Column, type ColumnOptions } from 'typeorm';
import { ATTRIBUTES, type AttributeValues } from '#common/attributes/all-attributes.js';

/** The columns of a property's attributes, one for each declaration. */
export const AttributeColumns = class {} as new () => AttributeValues;

const COUNT: ColumnOptions = { type: 'smallint', nullable: true };
const FLAG: ColumnOptions = { type: 'boolean', default: false };

for (const { kind, name } of ATTRIBUTES)
  Column(kind === 'count' ? COUNT : FLAG)(AttributeColumns.prototype, name);
