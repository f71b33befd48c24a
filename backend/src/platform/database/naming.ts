import { DefaultNamingStrategy } from 'typeorm';

/** The column of a property: `petsInside` is `pets_inside`. */
export function columnOf(property: string): string {
  return property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** Columns are the properties in snake_case; tables are always named by their entity. */
export class SnakeNaming extends DefaultNamingStrategy {
  override columnName(property: string, customName: string | undefined, embeddedPrefixes: string[]): string {
    return customName ?? columnOf([...embeddedPrefixes, property].join('_'));
  }
}
