import { getMetadataStorage } from 'class-validator';
import type { ValidationMetadata } from 'class-validator/types/metadata/ValidationMetadata.js';
// Loads every module, with the bodies of all calls.
import '../../support/test-app.js';

/** Rules that state no fault. */
const SILENT = ['conditionalValidation', 'whitelistValidation'];

const nameOf = (target: unknown): string => (target as { name: string }).name;

describe('the faults of a body', () => {
  it('are told in words of our own by every rule of every call', () => {
    const { validationMetadatas } = getMetadataStorage() as unknown as {
      validationMetadatas: Map<unknown, ValidationMetadata[]>;
    };
    const rules = [...validationMetadatas.values()]
      .flat()
      .filter(({ target, type }) => nameOf(target) !== 'Settings' && !SILENT.includes(type));
    // The messages of class-validator are functions, or English.
    const english = rules.filter(({ message }) => typeof message !== 'string' || message.includes('must be'));
    expect(rules.length).toBeGreaterThan(500);
    expect(english.map(({ target, propertyName }) => `${nameOf(target)}.${propertyName}`)).toEqual([]);
  });
});
