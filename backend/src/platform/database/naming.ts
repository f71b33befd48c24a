import { DefaultNamingStrategy } from 'typeorm';

/** Column name of a property: `petsInside` becomes `pets_inside`. */
export function columnOf(property: string): string {
  return property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** Column names are the properties in snake_case; every entity names its table explicitly. */
export class SnakeNaming extends DefaultNamingStrategy {
  override columnName(property: string, customName: string | undefined, embeddedPrefixes: string[]): string {
    return customName ?? columnOf([...embeddedPrefixes, property].join('_'));
  }
}
