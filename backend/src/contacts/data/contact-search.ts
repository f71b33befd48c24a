import { Injectable } from '@nestjs/common';
import { isDni, plainDni } from '#common/rules/dni.js';
import { searchTerms } from '#common/rules/people-search.js';
import type { SqlBuilder } from '#platform/database/sql-builder.js';
import { Dnis } from './dnis.js';

/** Adds the condition for contacts to a statement in which `alias` is `offered_contacts`. */
export type ContactCondition = (sql: SqlBuilder, alias: string) => void;

/** Searches contacts (back-office.md §2, Contacts). */
@Injectable()
export class ContactSearch {
  constructor(private readonly dnis: Dnis) {}

  /**
   * Contacts of which each typed term is part of a name, an e-mail address or a phone, or is the whole DNI: of an encrypted DNI no part can
   * be found.
   */
  async conditionFor(typed: string): Promise<ContactCondition> {
    const matches = new Map<string, string[]>();
    for (const [term] of searchTerms(typed)) {
      const dni = plainDni(term!);
      if (isDni(dni)) matches.set(term!, await this.dnis.matches(dni));
    }
    return (sql, alias) =>
      sql.matches(contactText(alias), typed, ([term]) => {
        const found = matches.get(term!);
        return found ? [`${alias}.dni_match = ANY(${sql.value(found)})`] : [];
      });
  }
}

/** SQL expression of the fields that are searched; the index contacts_search uses the same one. `dni` is empty if it is encrypted. */
function contactText(alias: string): string {
  const name = `${alias}.first_name || ' ' || ${alias}.last_name`;
  return `person_text(${name}, ${alias}.dni, ${alias}.email, ${alias}.mobile)`;
}
