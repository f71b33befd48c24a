import { DefaultNamingStrategy } from 'typeorm';

/** Columns are the properties in snake_case; tables are always named by their entity. */
export class SnakeNaming extends DefaultNamingStrategy {
  override columnName(property: string, customName: string | undefined, embeddedPrefixes: string[]): string {
    return (
      customName ??
      [...embeddedPrefixes, property].join('_').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    );
  }
}
